import type { DigestLine, DigestProposal } from '../../../shared/domain/transcript/digest/digest.ts';
import { digestInput, digestInstructions, readDigest } from '../../../shared/domain/transcript/digest/digest-prompt.ts';
import { digestByRules } from '../../../shared/domain/transcript/digest/digest-rules.ts';
import { mergeAnswers } from '../../../shared/domain/transcript/digest/merge-answers.ts';
import type { JobContext, JobWork } from '../jobs/job-work.ts';
import { askWriter } from '../writers/ask-writer.ts';
import type { DigestDeps } from './digest-deps.ts';
import { type DigestAnswers, findDigest, finishDigest, type StoredDigest, updateAnswers } from './digest-table.ts';

/** What a model reads at once: models of the cloud read long texts, those of a user’s own computer often little. */
const PART_CHARACTERS = { cloud: 60_000, local: 10_000 };

type Span = { from: number; to: number };

/** The job of reading a transcript as a whole; runs on at the first part that is not answered. It changes nothing. */
export function digestWork(deps: DigestDeps): JobWork {
  return {
    run: async (context) => {
      const digestId = context.request['digestId'] as string;
      const stored = findDigest(deps.db, digestId);
      // Discarded while it waited: there is nothing left to do it for.
      if (stored === null) return null;
      const { writer, lines } = stored.request;
      if (writer.model === null) keep(deps, digestId, { parts: [digestByRules(lines)], overall: [] });
      else await askForAll(deps, context, stored);
      deps.db.write((tx) => finishDigest(tx, digestId));
      return null;
    },
    onEnd: (_tx, { itemId }) => queueMicrotask(() => itemId && deps.changes.publish('transcripts', [itemId])),
  };
}

async function askForAll(deps: DigestDeps, context: JobContext, stored: StoredDigest): Promise<void> {
  const { digestId, request } = stored;
  const { writer, lines } = request;
  const answers: DigestAnswers = { parts: [...stored.answers.parts], overall: stored.answers.overall };
  const spans = spansOf(lines, PART_CHARACTERS[writer.engine]);
  // Each part is an answer, and so is what is written about several parts together.
  const partsTotal = spans.length + (spans.length > 1 ? 1 : 0);
  for (const [index, span] of spans.entries()) {
    context.report({ step: 'reading', unit: 'parts', partsDone: index, partsTotal });
    if (index < answers.parts.length) continue;
    const input = digestInput(lines.slice(span.from, span.to), span.from);
    const answer = await askWriter(deps, context, { writer, instructions: digestInstructions(), input });
    context.signal.throwIfAborted();
    answers.parts.push(readDigest(answer, lines, span));
    keep(deps, digestId, answers);
    context.checkpoint();
  }
  if (spans.length < 2) return;
  context.report({ step: 'reading', unit: 'parts', partsDone: spans.length, partsTotal });
  keep(deps, digestId, { ...answers, overall: await askOverall(deps, context, { stored, parts: answers.parts }) });
}

/** Titles and a summary of the whole, written about what the parts say. */
async function askOverall(
  deps: DigestDeps,
  context: JobContext,
  { stored, parts }: { stored: StoredDigest; parts: readonly DigestProposal[][] },
): Promise<DigestProposal[]> {
  const { writer, lines } = stored.request;
  const said = mergeAnswers(parts, []).filter(({ part, line }) => part === 'summary' && line !== null);
  if (said.length === 0) return [];
  const input = said.map(({ line, text }) => digestInput([{ text, speaker: '' }], line ?? 0)).join('\n');
  const instructions = digestInstructions(['title', 'summary']);
  const answer = await askWriter(deps, context, { writer, instructions, input });
  context.signal.throwIfAborted();
  return readDigest(answer, lines, { from: 0, to: lines.length });
}

function keep(deps: DigestDeps, digestId: string, answers: DigestAnswers): void {
  deps.db.writeSynced((tx) => updateAnswers(tx, digestId, answers));
}

/** Lines that are asked about together, as indices. */
export function spansOf(lines: readonly Pick<DigestLine, 'text'>[], mostCharacters: number): Span[] {
  const spans: Span[] = [];
  let characters = 0;
  for (const [index, { text }] of lines.entries()) {
    const last = spans.at(-1);
    if (!last || characters + text.length > mostCharacters) {
      spans.push({ from: index, to: index + 1 });
      characters = text.length;
    } else {
      last.to = index + 1;
      characters += text.length;
    }
  }
  return spans;
}
