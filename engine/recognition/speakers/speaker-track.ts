import type { VoicePrint } from './voice-prints/voice-print.ts';
import type { TimeSpan } from '../../../shared/domain/media/time-span.ts';

/**
 * The speaker of each span (spans and prints in time order): every print that overlaps it votes with the overlap,
 * and more the nearer their middles are. A span that no print overlaps takes the speaker of the nearest one.
 */
export function speakersOfSpans(
  spans: readonly TimeSpan[],
  prints: readonly VoicePrint[],
  labels: Int32Array,
): number[] {
  if (prints.length === 0) return spans.map(() => 0);
  let first = 0;
  return spans.map((span) => {
    while (first < prints.length - 1 && prints[first]!.endMs <= span.startMs) first++;
    const votes = new Map<number, number>();
    for (let index = first; index < prints.length && prints[index]!.startMs < span.endMs; index++) {
      const vote = voteOf(prints[index]!, span);
      if (vote > 0) votes.set(labels[index]!, (votes.get(labels[index]!) ?? 0) + vote);
    }
    return mostVotes(votes) ?? labels[nearest(prints, span, first)]!;
  });
}

function voteOf(print: VoicePrint, span: TimeSpan): number {
  const overlapMs = Math.min(print.endMs, span.endMs) - Math.max(print.startMs, span.startMs);
  if (overlapMs <= 0) return 0;
  const distanceMs = Math.abs((print.startMs + print.endMs - span.startMs - span.endMs) / 2);
  const halfMs = (print.endMs - print.startMs) / 2;
  return overlapMs * Math.max(0.05, 1 - distanceMs / halfMs);
}

function mostVotes(votes: ReadonlyMap<number, number>): number | undefined {
  let best: number | undefined;
  for (const [label, count] of votes) {
    if (best === undefined || count > votes.get(best)!) best = label;
  }
  return best;
}

function nearest(prints: readonly VoicePrint[], span: TimeSpan, around: number): number {
  const distance = (index: number) =>
    Math.max(prints[index]!.startMs - span.endMs, span.startMs - prints[index]!.endMs);
  const before = Math.max(0, around - 1);
  return distance(before) <= distance(around) ? before : around;
}
