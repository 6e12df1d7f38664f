import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';

/** Which lines are meant: those selected, those from the first selected one on, or all. */
export type LineScope = 'selected' | 'following' | 'all';

/** The lines of a scope, in order. */
export function linesOf(
  segments: readonly Segment[],
  selected: ReadonlySet<SegmentId>,
  scope: LineScope,
): readonly Segment[] {
  if (scope === 'all') return segments;
  if (scope === 'selected') return segments.filter(({ id }) => selected.has(id));
  const first = segments.findIndex(({ id }) => selected.has(id));
  return first < 0 ? [] : segments.slice(first);
}

/** The stretch of lines from the first selected one to the last. */
export function stretchOf(segments: readonly Segment[], selected: ReadonlySet<SegmentId>): readonly Segment[] {
  const first = segments.findIndex(({ id }) => selected.has(id));
  const last = segments.findLastIndex(({ id }) => selected.has(id));
  return first < 0 ? [] : segments.slice(first, last + 1);
}
