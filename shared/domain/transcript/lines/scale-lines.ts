import type { Segment } from '../transcript.ts';

/**
 * The lines moved and scaled so that one time becomes another at both ends of a span. Times never lie before 0. Throws nothing;
 * a span of no length moves the lines only.
 */
export function scaleLines(
  segments: readonly Segment[],
  { from, to }: { from: readonly [number, number]; to: readonly [number, number] },
): Segment[] {
  const factor = from[1] > from[0] ? (to[1] - to[0]) / (from[1] - from[0]) : 1;
  const timeOf = (ms: number) => Math.max(0, Math.round(to[0] + (ms - from[0]) * factor));
  return segments.map((segment) => {
    const startMs = timeOf(segment.startMs);
    const endMs = Math.max(startMs + 1, timeOf(segment.endMs));
    const words = segment.words?.map((word) => ({ ...word, startMs: timeOf(word.startMs), endMs: timeOf(word.endMs) }));
    return { ...segment, startMs, endMs, words: words ?? null };
  });
}
