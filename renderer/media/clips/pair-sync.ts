/** Of two clips that are played together: where both are, ms. The longer one leads; `followerLengthMs` is how long the other is. */
export type PairTimes = { leaderMs: number; followerMs: number; followerLengthMs: number; frameMs: number };

/** While both play, a follower within this many frames of its leader is not moved: a jump is seen, a frame between them is not. */
const LOOSE_FRAMES = 1.5;
/** A paused one shows the same frame, or is moved. */
const TIGHT_FRAMES = 0.5;

/**
 * What becomes of the follower: the time that it is moved to, null where it is near enough, and whether it plays. Beyond its end it
 * keeps its last frame.
 */
export function followed(
  { leaderMs, followerMs, followerLengthMs, frameMs }: PairTimes,
  isPlaying: boolean,
): { seekMs: number | null; plays: boolean } {
  const lastMs = Math.max(0, followerLengthMs - frameMs / 2);
  const isOver = leaderMs >= lastMs;
  const wantedMs = Math.min(leaderMs, lastMs);
  const plays = isPlaying && !isOver;
  const mostMs = frameMs * (plays ? LOOSE_FRAMES : TIGHT_FRAMES);
  return { seekMs: Math.abs(followerMs - wantedMs) > mostMs ? wantedMs : null, plays };
}
