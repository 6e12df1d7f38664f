/** Processor time that a decoder may take without any progress. */
export const STALL_LIMIT_MS = 2000;
/** So much more where only an upper bound of its processor time is known. */
const UNSURE_FACTOR = 5;

/** Tells a decoder that is caught in a file from one that is slow: by its own processor time, never by the clock. */
export interface StallMeter {
  /**
   * `progress` is any number that changes with it, `processorMs` what the decoder has taken so far; with `isUnsure` that is
   * an upper bound only.
   */
  isStalled(progress: number, spent: { processorMs: number; isUnsure: boolean }): boolean;
}

/** A meter for one decoder; `limitMs` is for tests. */
export function createStallMeter(limitMs = STALL_LIMIT_MS): StallMeter {
  let last: number | null = null;
  let since = 0;
  let wasUnsure = false;
  return {
    isStalled(progress, { processorMs, isUnsure }) {
      // The two ways of measuring have different zeros.
      if (progress !== last || isUnsure !== wasUnsure) {
        last = progress;
        since = processorMs;
        wasUnsure = isUnsure;
        return false;
      }
      return processorMs - since > limitMs * (isUnsure ? UNSURE_FACTOR : 1);
    },
  };
}
