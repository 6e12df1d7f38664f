/** Nothing gets louder than this; what MP3 adds to peaks still fits. */
const CEILING = 0.95;
const LOOK_AHEAD_SECONDS = 0.005;
const RELEASE_SECONDS = 0.08;

/** Makes sound louder or softer and keeps it within full scale, block by block. */
export type Limiter = {
  /** Multiplies by `gain` in place. Where that would be too loud the gain goes down before the peak and comes back after. */
  amplify(samples: Float32Array, gain: number): void;
};

/** Creates a limiter for one stream of sound. */
export function createLimiter(sampleRateHz: number): Limiter {
  const ahead = Math.max(1, Math.round(LOOK_AHEAD_SECONDS * sampleRateHz));
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRateHz));
  /** Gains of the last samples, as a ring: their mean is applied, so that no gain changes at once. */
  const recent = new Float64Array(ahead).fill(1);
  let recentSum = ahead;
  let at = 0;
  let held = 1;

  return {
    amplify(samples, gain) {
      const needed = leastAhead(samples, gain, ahead);
      if (needed === null && held > 0.9999) {
        for (let index = 0; index < samples.length; index++) samples[index]! *= gain;
        return;
      }
      for (let index = 0; index < samples.length; index++) {
        held = Math.min(needed?.[index] ?? 1, held + (1 - held) * release);
        recentSum += held - recent[at]!;
        recent[at] = held;
        at = (at + 1) % ahead;
        const value = samples[index]! * gain * (recentSum / ahead);
        // Only at the very beginning of a block a peak may come unannounced.
        samples[index] = Math.max(-1, Math.min(1, value));
      }
    },
  };
}

/** The least gain that each sample and those ahead of it need; null when all fit. */
function leastAhead(samples: Float32Array, gain: number, ahead: number): Float32Array | null {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak * gain <= CEILING) return null;
  const needed = Float32Array.from(samples, (sample) => Math.min(1, CEILING / Math.max(1e-9, Math.abs(sample) * gain)));
  const least = new Float32Array(samples.length);
  /** Places of ever greater gains; the first is the least of the window. */
  const queue = new Int32Array(samples.length);
  let first = 0;
  let end = 0;
  for (let index = samples.length - 1; index >= 0; index--) {
    while (end > first && needed[queue[end - 1]!]! >= needed[index]!) end--;
    queue[end++] = index;
    while (queue[first]! > index + ahead - 1) first++;
    least[index] = needed[queue[first]!]!;
  }
  return least;
}
