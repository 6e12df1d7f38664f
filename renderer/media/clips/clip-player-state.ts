/** What is known of the clip that is played; times in ms. `frameMs` is the length of a frame. */
export type ClipPlayerState = {
  isPlaying: boolean;
  /** How fast J and L made it go, negative backwards; null while it plays as its speed says. */
  shuttle: number | null;
  /** Marks, ms: with any, only what is between them is played. */
  inMs: number | null;
  outMs: number | null;
  isLooping: boolean;
  speed: number;
  timeMs: number;
  durationMs: number;
  frameMs: number;
  isBroken: boolean;
};

/** Before there is a clip. */
export const NO_CLIP: ClipPlayerState = {
  isPlaying: false,
  shuttle: null,
  inMs: null,
  outMs: null,
  isLooping: true,
  speed: 1,
  timeMs: 0,
  durationMs: 0,
  frameMs: 40,
  isBroken: false,
};

/** As fast as L and J go. */
const MOST_SHUTTLE = 4;

/** How fast it goes once J or L was pressed; 0 where that stops it. */
export function shuttleAfter({ isPlaying, shuttle }: ClipPlayerState, direction: 1 | -1): number {
  const rate = isPlaying ? (shuttle ?? 1) : 0;
  if (Math.sign(rate) === -direction) return 0;
  return rate === 0 ? direction : direction * Math.min(MOST_SHUTTLE, Math.abs(rate) * 2);
}

/**
 * The marks once one is set at the frame that is shown, which is the first or the last that is played. The same again takes it
 * away, and so does the other mark where nothing would be left between them.
 */
export function markedAt(state: ClipPlayerState, side: 'in' | 'out'): Pick<ClipPlayerState, 'inMs' | 'outMs'> {
  const { timeMs, frameMs, inMs, outMs, durationMs } = state;
  const frame = Math.floor(timeMs / frameMs + 1e-3);
  if (side === 'in') {
    const at = Math.round(frame * frameMs);
    return { inMs: inMs === at ? null : at, outMs: outMs !== null && outMs <= at ? null : outMs };
  }
  const at = Math.round(Math.min((frame + 1) * frameMs, durationMs));
  return { outMs: outMs === at ? null : at, inMs: inMs !== null && inMs >= at ? null : inMs };
}

/** Whether playing from here would begin outside the marks. */
export const isOutsideMarks = ({ timeMs, inMs, outMs, frameMs }: ClipPlayerState): boolean =>
  (inMs !== null && timeMs < inMs) || (outMs !== null && timeMs >= outMs - frameMs);

/** What becomes of a clip that has reached a mark: it begins anew, or stops on its last frame; null where it goes on. */
export function atMark(state: ClipPlayerState): 'again' | 'stop' | null {
  const { inMs, outMs, isLooping, isPlaying, timeMs, frameMs, shuttle } = state;
  if (!isPlaying || (shuttle ?? 1) < 0) return null;
  // The element itself begins at its beginning.
  if (inMs !== null && timeMs < inMs - frameMs) return 'again';
  if (outMs === null || timeMs < outMs) return null;
  return isLooping ? 'again' : 'stop';
}
