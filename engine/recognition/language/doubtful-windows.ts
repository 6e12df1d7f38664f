/** What one window sounded like: see LanguageCheck. */
export type WindowLanguage = { score: number; seconds: number };

/** A window alone above this was never English where it was measured (0 of 501 windows of 23 speakers). */
const CERTAIN_SCORE = 1.99;
/** The mean of a recording above this is another language. */
const RECORDING_SCORE = 0.25;
/** Shorter windows are judged only with the recording around them. */
const SHORTEST_WINDOW_SECONDS = 2.5;
const SHORTEST_RECORDING_SECONDS = 5;
/** A mean over less is less sure: the threshold slides between these lengths… */
const UNSURE_SECONDS = 3;
const SURE_SECONDS = 10;
/** …and on to 0, where both are equally likely, up to this one: no mean of so much English came near it. */
const CERTAIN_SECONDS = 30;

/**
 * Which windows of a recording probably hold another language than English, so that their text is invented. `windows` are
 * in time order, null where no text was written. In a recording that is foreign as a whole every window counts that is not
 * clearly English; else only windows that are certain by themselves, and neighbours of these that lean the same way.
 */
export function doubtfulWindows(windows: readonly (WindowLanguage | null)[]): boolean[] {
  if (isForeign(windows)) return windows.map((window) => window !== null && window.score > 0);
  const certain = windows.map(
    (window) => window !== null && window.seconds >= SHORTEST_WINDOW_SECONDS && window.score > CERTAIN_SCORE,
  );
  return windows.map((window, index) => {
    if (window === null || certain[index]) return window !== null;
    const isBeside = certain[index - 1] === true || certain[index + 1] === true;
    return isBeside && window.score > RECORDING_SCORE;
  });
}

function isForeign(windows: readonly (WindowLanguage | null)[]): boolean {
  let seconds = 0;
  let sum = 0;
  for (const window of windows) {
    seconds += window?.seconds ?? 0;
    sum += (window?.score ?? 0) * (window?.seconds ?? 0);
  }
  return seconds >= SHORTEST_RECORDING_SECONDS && sum / seconds > thresholdAfter(seconds);
}

function thresholdAfter(seconds: number): number {
  if (seconds > SURE_SECONDS) {
    return RECORDING_SCORE * shareOf(seconds, { from: CERTAIN_SECONDS, to: SURE_SECONDS });
  }
  const unsure = shareOf(seconds, { from: SURE_SECONDS, to: UNSURE_SECONDS });
  return RECORDING_SCORE + (CERTAIN_SCORE - RECORDING_SCORE) * unsure;
}

/** How far `value` is on the way from one to the other, 0 to 1. */
function shareOf(value: number, { from, to }: { from: number; to: number }): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
