import type { TimeLine } from './time-line.ts';

const NOTHING: TimeLine = [];
const MOST_KEPT = 200;
const kept = new Map<string, TimeLine>();

/** Lines and words on the time line of a track of the player; empty for tracks of other panels. */
export function timeLineOf(trackId: string): TimeLine {
  return kept.get(trackId) ?? NOTHING;
}

/** Says what a track consists of. The oldest are forgotten. */
export function setTimeLine(trackId: string, timeLine: TimeLine): void {
  kept.delete(trackId);
  kept.set(trackId, timeLine);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}
