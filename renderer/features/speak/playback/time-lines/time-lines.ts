import { create } from 'zustand';
import type { TimeLine } from './time-line.ts';

const NOTHING: TimeLine = [];
const MOST_KEPT = 200;
const useTimeLines = create<{ byTrack: ReadonlyMap<string, TimeLine> }>(() => ({ byTrack: new Map() }));

/** Lines and words on the time line of a track of the player; empty for tracks of other panels. */
export function timeLineOf(trackId: string): TimeLine {
  return useTimeLines.getState().byTrack.get(trackId) ?? NOTHING;
}

/** Says what a track consists of. The oldest are forgotten. */
export function setTimeLine(trackId: string, timeLine: TimeLine): void {
  const others = [...useTimeLines.getState().byTrack].filter(([id]) => id !== trackId);
  useTimeLines.setState({ byTrack: new Map([...others.slice(-(MOST_KEPT - 1)), [trackId, timeLine]]) });
}
