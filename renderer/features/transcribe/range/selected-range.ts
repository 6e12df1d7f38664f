import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { TimeSpan } from '../../../../shared/domain/media/time-span.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';

/** From the start of the first to the end of the last of some lines, and how many lines are in it; null without lines. */
export function selectedRange(
  segments: readonly Segment[],
  ids: ReadonlySet<SegmentId>,
): (TimeSpan & { lineCount: number }) | null {
  const selected = segments.filter(({ id }) => ids.has(id));
  if (selected.length === 0) return null;
  const startMs = selected.reduce((earliest, line) => Math.min(earliest, line.startMs), Infinity);
  const endMs = selected.reduce((latest, line) => Math.max(latest, line.endMs), 0);
  const inside = segments.filter((line) => line.startMs >= startMs && line.endMs <= endMs);
  return { startMs, endMs, lineCount: inside.length };
}
