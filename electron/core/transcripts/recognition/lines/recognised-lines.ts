import { randomUUID } from 'node:crypto';
import type { SegmentId, SpeakerId } from '../../../../../shared/domain/ids.ts';
import type { RecognisedLine } from '../../../../../shared/domain/transcript/recognition/recognised.ts';
import { compareSegments, type Segment } from '../../../../../shared/domain/transcript/transcript.ts';

/** A recognised line as a line of the transcript; without measured times its words have none. */
export function segmentOf(
  line: RecognisedLine,
  context: { speakerIds: readonly SpeakerId[]; areMeasured: boolean },
): Segment {
  return {
    id: randomUUID() as SegmentId,
    startMs: line.startMs,
    endMs: line.endMs,
    speakerId: line.speaker === null ? null : (context.speakerIds[line.speaker] ?? null),
    text: line.text,
    words: context.areMeasured ? line.words : null,
    ...(line.languageDoubtful && { languageDoubtful: true }),
  };
}

/**
 * Lines that take the place of others. One that begins where another did keeps its id, so that whoever has selected it or
 * writes in it does not lose it; `fresh` are those that have to be stored.
 */
export function replaceLines(before: readonly Segment[], made: readonly Segment[]) {
  const left = new Map(before.map((line) => [line.startMs, line]));
  const fresh: Segment[] = [];
  const lines = made.map((line) => {
    const old = left.get(line.startMs);
    left.delete(line.startMs);
    const now = old ? { ...line, id: old.id } : line;
    if (!old || JSON.stringify(now) !== JSON.stringify(old)) fresh.push(now);
    return now;
  });
  return { lines: lines.toSorted(compareSegments), fresh, removedIds: [...left.values()].map((line) => line.id) };
}
