import type { Stereo } from './stereo.ts';

/** Nothing gets louder than this: −1.8 dB, so that a coded file, which adds to peaks, stays below full scale. */
const CEILING = 10 ** (-1.8 / 20);
const LOOK_AHEAD_SECONDS = 0.005;
const RELEASE_SECONDS = 0.12;

/** Makes a song louder and keeps it within full scale; what it gives out is late by its look-ahead. */
export type StereoLimiter = {
  /** Takes the next block and gives as many samples as it can. */
  push: (block: Stereo) => Stereo;
  /** The rest. */
  flush: () => Stereo;
};

/** Creates a limiter that multiplies by `gain`; before a peak the gain goes down, and comes back after it. */
export function createStereoLimiter(gain: number, sampleRateHz: number): StereoLimiter {
  const ahead = Math.max(1, Math.round(LOOK_AHEAD_SECONDS * sampleRateHz));
  const gains = createGainCurve(ahead, 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRateHz)));
  let waiting: Stereo = { left: new Float32Array(ahead), right: new Float32Array(ahead) };
  let skipped = 0;

  const push = (block: Stereo): Stereo => {
    const applied = gains(block, gain);
    const left = limited(joined(waiting.left, block.left), applied);
    const right = limited(joined(waiting.right, block.right), applied);
    waiting = { left: tail(waiting.left, block.left), right: tail(waiting.right, block.right) };
    const from = Math.min(left.length, ahead - skipped);
    skipped += from;
    return { left: left.subarray(from), right: right.subarray(from) };
  };
  return { push, flush: () => push({ left: new Float32Array(ahead), right: new Float32Array(ahead) }) };
}

function joined(before: Float32Array, block: Float32Array): Float32Array {
  const samples = new Float32Array(before.length + block.length);
  samples.set(before);
  samples.set(block, before.length);
  return samples;
}

/** The last samples of both, as many as `before` has. */
const tail = (before: Float32Array, block: Float32Array): Float32Array => joined(before, block).slice(block.length);

/** Rounding of the mean can leave a peak a hair above. */
function limited(samples: Float32Array, gains: Float32Array): Float32Array {
  const out = new Float32Array(gains.length);
  for (let index = 0; index < out.length; index++) {
    const value = samples[index]! * gains[index]!;
    out[index] = value > CEILING ? CEILING : value < -CEILING ? -CEILING : value;
  }
  return out;
}

/** Gains for the samples that lie `ahead` before those of each block. */
function createGainCurve(ahead: number, release: number): (block: Stereo, gain: number) => Float32Array {
  const size = ahead + 1;
  // The least gain of the last samples, as a queue of falling values in a ring.
  const values = new Float64Array(size);
  const places = new Int32Array(size);
  let [first, last, now] = [0, 0, 0];
  // The mean of the last gains changes slowly enough not to be heard, and is down when the peak comes.
  const recent = new Float64Array(ahead).fill(1);
  let [at, held, sum] = [0, 1, ahead];
  return ({ left, right }, gain) => {
    const gains = new Float32Array(left.length);
    for (let index = 0; index < left.length; index++) {
      const peak = Math.max(Math.abs(left[index]!), Math.abs(right[index]!)) * gain;
      const needed = peak > CEILING ? CEILING / peak : 1;
      while (last !== first && values[(last + size - 1) % size]! >= needed) last = (last + size - 1) % size;
      values[last] = needed;
      places[last] = now;
      last = (last + 1) % size;
      if (places[first]! <= now - ahead) first = (first + 1) % size;
      now += 1;
      held = Math.min(values[first]!, held + (1 - held) * release);
      sum += held - recent[at]!;
      recent[at] = held;
      at = at + 1 === ahead ? 0 : at + 1;
      gains[index] = (gain * sum) / ahead;
    }
    return gains;
  };
}
