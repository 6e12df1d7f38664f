/** What a time can snap to. All lists ascend. */
export type SnapTargets = {
  /** Edges of other lines. */
  edgesMs: readonly number[];
  playheadMs: number | null;
  speechMs: ArrayLike<number>;
};

/** A time after snapping; `lineMs` is where to draw the snap line, null when nothing held it. */
export type Snapped = { ms: number; lineMs: number | null };

/** The value of an ascending list that is closest to `ms`; undefined when the list is empty. */
export function nearest(ascending: ArrayLike<number>, ms: number): number | undefined {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < ms) low = middle + 1;
    else high = middle;
  }
  const after = ascending[low];
  const before = ascending[low - 1];
  if (after === undefined || before === undefined) return after ?? before;
  return ms - before <= after - ms ? before : after;
}

/**
 * Snaps a time to the closest target within `toleranceMs`. At equal distance a neighbour's edge wins over the playhead
 * and that over speech.
 */
export function snapTime(ms: number, targets: SnapTargets, toleranceMs: number): Snapped {
  let best: number | null = null;
  let bestDistance = toleranceMs;
  const offer = (candidate: number | null | undefined, isFirst: boolean) => {
    if (candidate === null || candidate === undefined) return;
    const distance = Math.abs(candidate - ms);
    if (isFirst ? distance > bestDistance : distance >= bestDistance) return;
    best = candidate;
    bestDistance = distance;
  };
  offer(nearest(targets.edgesMs, ms), true);
  offer(targets.playheadMs, best === null);
  offer(nearest(targets.speechMs, ms), best === null);
  return best === null ? { ms, lineMs: null } : { ms: best, lineMs: best };
}

/** Snaps a line that moves as a whole by whichever of its edges is closer to a target. */
export function snapSpan(
  span: { startMs: number; endMs: number },
  targets: { start: SnapTargets; end: SnapTargets },
  toleranceMs: number,
): { startMs: number; endMs: number; lineMs: number | null } {
  const start = snapTime(span.startMs, targets.start, toleranceMs);
  const end = snapTime(span.endMs, targets.end, toleranceMs);
  const startDelta = start.lineMs === null ? Infinity : Math.abs(start.ms - span.startMs);
  const endDelta = end.lineMs === null ? Infinity : Math.abs(end.ms - span.endMs);
  if (startDelta === Infinity && endDelta === Infinity) return { ...span, lineMs: null };
  const delta = startDelta <= endDelta ? start.ms - span.startMs : end.ms - span.endMs;
  return {
    startMs: span.startMs + delta,
    endMs: span.endMs + delta,
    lineMs: startDelta <= endDelta ? start.lineMs : end.lineMs,
  };
}
