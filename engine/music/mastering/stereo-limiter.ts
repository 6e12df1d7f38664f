import type { Stereo } from '../mixing/stereo.ts';

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
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * sampleRateHz));
  const waiting = { left: new Float32Array(ahead), right: new Float32Array(ahead) };
  const least = createSlidingLeast(ahead);
  const recent = new Float64Array(ahead).fill(1);
  let [at, held, sum, skipped] = [0, 1, ahead, 0];

  const step = (left: number, right: number): readonly [number, number] => {
    const peak = Math.max(Math.abs(left), Math.abs(right)) * gain;
    const needed = least(peak > CEILING ? CEILING / peak : 1);
    held = Math.min(needed, held + (1 - held) * release);
    // The mean of the last gains changes slowly enough not to be heard, and is down when the peak comes.
    sum += held - recent[at]!;
    recent[at] = held;
    const applied = (gain * sum) / ahead;
    const out = [clamp(waiting.left[at]! * applied), clamp(waiting.right[at]! * applied)] as const;
    waiting.left[at] = left;
    waiting.right[at] = right;
    at = at + 1 === ahead ? 0 : at + 1;
    return out;
  };
  const run = (block: Stereo): Stereo => {
    const left = new Float32Array(block.left.length);
    const right = new Float32Array(block.left.length);
    let length = 0;
    for (let index = 0; index < block.left.length; index++) {
      const [one, other] = step(block.left[index]!, block.right[index]!);
      if (skipped < ahead) {
        skipped += 1;
        continue;
      }
      left[length] = one;
      right[length] = other;
      length += 1;
    }
    return { left: left.subarray(0, length), right: right.subarray(0, length) };
  };
  return { push: run, flush: () => run({ left: new Float32Array(ahead), right: new Float32Array(ahead) }) };
}

/** Rounding of the mean can leave a peak a hair above. */
const clamp = (value: number): number => Math.max(-CEILING, Math.min(CEILING, value));

/** The least of the last `length` values. */
function createSlidingLeast(length: number): (value: number) => number {
  const values = new Float64Array(length + 1);
  const places = new Int32Array(length + 1);
  const size = length + 1;
  let [first, last, now] = [0, 0, 0];
  return (value) => {
    while (last !== first && values[(last + size - 1) % size]! >= value) last = (last + size - 1) % size;
    values[last] = value;
    places[last] = now;
    last = (last + 1) % size;
    if (places[first]! <= now - length) first = (first + 1) % size;
    now += 1;
    return values[first]!;
  };
}
