import type { MusicKey } from '../../../shared/domain/music/music-key.ts';

/** Ratios of a found tempo to the played one that a listener may tap as well. */
const SAME_BEAT = [1, 2, 0.5, 4, 0.25];
const TOLERANCE = 0.03;

/** Whether both are the same tempo, counted in whole time. */
export const isSameTempo = (found: number, played: number): boolean => Math.abs(found / played - 1) <= TOLERANCE;

/** Whether both are the same beat, counted in whole, half or double time. */
export const isSameBeat = (found: number, played: number): boolean =>
  SAME_BEAT.some((ratio) => isSameTempo(found, played * ratio));

/** Whether both have the same notes: the same key, or the major of a minor one. */
export function sharesNotes(one: MusicKey, other: MusicKey): boolean {
  const major = ({ tonic, isMinor }: MusicKey) => (isMinor ? (tonic + 3) % 12 : tonic);
  return major(one) === major(other);
}
