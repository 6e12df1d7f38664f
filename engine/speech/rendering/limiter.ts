import { truePeaks } from '../../../shared/audio/treatment/true-peak.ts';

/** Nothing gets louder than this, -1.5 dB: a coded file, which adds to peaks, stays below -1 dB true peak. */
const CEILING = 10 ** (-1.5 / 20);
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
  let state = { recentSum: ahead, at: 0, held: 1 };

  return {
    amplify(samples, gain) {
      const needed = leastAhead(samples, gain, ahead);
      if (needed === null && state.held > 0.9999) {
        for (let index = 0; index < samples.length; index++) samples[index]! *= gain;
        return;
      }
      // In variables of this call: a number that outlives it is allocated anew with each change, which takes longer than all the rest.
      let { recentSum, at, held } = state;
      for (let index = 0; index < samples.length; index++) {
        held = Math.min(needed === null ? 1 : needed[index]!, held + (1 - held) * release);
        recentSum += held - recent[at]!;
        recent[at] = held;
        at = at + 1 === ahead ? 0 : at + 1;
        const value = samples[index]! * gain * (recentSum / ahead);
        // Only at the very beginning of a block a peak may come unannounced.
        samples[index] = Math.max(-CEILING, Math.min(CEILING, value));
      }
      state = { recentSum, at, held };
    },
  };
}

/** The least gain that each sample and those ahead of it need; null when all fit. */
function leastAhead(samples: Float32Array, gain: number, ahead: number): Float32Array | null {
  const needed = truePeaks(samples, CEILING / gain);
  let isAnyLoud = false;
  for (let index = 0; index < needed.length; index++) {
    const peak = needed[index]! * gain;
    isAnyLoud ||= peak > CEILING;
    needed[index] = Math.min(1, CEILING / Math.max(1e-9, peak));
  }
  if (!isAnyLoud) return null;
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
