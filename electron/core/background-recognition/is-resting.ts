/**
 * Whether a rest that was set for at most `longestMs` still lasts, both in Unix ms. One that would last longer than that was set
 * before the clock was set back: it is over, because nobody knows when it would have ended.
 */
export const isResting = (nowMs: number, { untilMs, longestMs }: { untilMs: number; longestMs: number }): boolean =>
  nowMs < untilMs && untilMs - nowMs <= longestMs;
