import { randomUUID } from 'node:crypto';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { JobId } from '../../../../shared/domain/ids.ts';
import { MAX_RANGE_MS } from '../../../../shared/domain/transcript/range/range-result.ts';
import { checkedRecipe } from '../starting/start-transcripts.ts';
import { findHead } from '../transcript-table.ts';
import type { TranscriptStore } from '../transcript-store.ts';
import type { TranscriptsDeps } from '../transcripts-deps.ts';
import type { StartRange } from '../transcripts.ts';
import { insertRange } from './range-table.ts';

/** Orders a range of a transcript to be transcribed once more. See Transcripts.startRange. */
export async function startRange(
  { deps, store }: { deps: TranscriptsDeps; store: TranscriptStore },
  input: StartRange,
): Promise<{ jobId: JobId }> {
  const { id, withSpeakers, engine, language } = input;
  const { startMs, endMs } = checkedRange(input);
  const recipe = await checkedRecipe(deps, { engine, language, speakerCount: null });
  const head = findHead(deps.db, id);
  const before = store
    .content(head)
    .segments.filter((line) => line.startMs < endMs && line.endMs > startMs)
    .map((line) => ({ id: line.id, startMs: line.startMs, endMs: line.endMs, text: line.text }));
  const jobId = deps.db.write((tx) => {
    const rangeId = randomUUID();
    insertRange(tx, rangeId, { transcriptId: id, request: { startMs, endMs, recipe, withSpeakers, before } });
    const job = { kind: 'transcribe-range', title: head.title, itemId: id, engine: recipe.engine } as const;
    return deps.queue.submit(tx, { ...job, request: { rangeId } });
  });
  deps.queue.wake();
  return { jobId };
}

function checkedRange({ startMs, endMs }: StartRange): { startMs: number; endMs: number } {
  const range = { startMs: Math.max(0, Math.round(startMs)), endMs: Math.round(endMs) };
  if (range.endMs <= range.startMs) throw reasonedFailure('INVALID_INPUT', 'line_times', range);
  const lengthMs = range.endMs - range.startMs;
  if (lengthMs <= MAX_RANGE_MS) return range;
  throw reasonedFailure('INVALID_INPUT', 'range_too_long', { ...range, maxMinutes: MAX_RANGE_MS / 60_000 });
}
