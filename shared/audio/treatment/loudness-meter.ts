import { loudnessFilters, type LoudnessFilter } from './loudness.ts';
import type { Stereo } from './stereo.ts';

/** Measures the loudness of a song while it goes by (ITU-R BS.1770-4), without keeping it. */
export type LoudnessMeter = {
  add: (block: Stereo) => void;
  /** Integrated loudness of what was added, LUFS; −Infinity for silence. */
  loudness: () => number;
};

const STEP_SECONDS = 0.1;
const STEPS_A_BLOCK = 4;
const SILENCE_LUFS = -70;
const GATE_LU = -10;

/** Starts a measurement. */
export function createLoudnessMeter(sampleRateHz: number): LoudnessMeter {
  const step = Math.round(STEP_SECONDS * sampleRateHz);
  const weigh = [createWeighing(sampleRateHz), createWeighing(sampleRateHz)] as const;
  const powers: number[] = [];
  let sum = 0;
  let count = 0;
  return {
    add({ left, right }) {
      const squares = new Float64Array(left.length);
      weigh[0](left, squares);
      weigh[1](right, squares);
      for (let index = 0; index < squares.length; index++) {
        sum += squares[index]!;
        count += 1;
        if (count < step) continue;
        powers.push(sum / step);
        sum = 0;
        count = 0;
      }
    },
    loudness: () => gated(blocksOf(powers)),
  };
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function blocksOf(powers: readonly number[]): number[] {
  if (powers.length < STEPS_A_BLOCK) return powers.length === 0 ? [] : [mean(powers)];
  return powers.slice(STEPS_A_BLOCK - 1).map((_, index) => mean(powers.slice(index, index + STEPS_A_BLOCK)));
}

function gated(blocks: readonly number[]): number {
  const audible = blocks.filter((block) => lufs(block) > SILENCE_LUFS);
  if (audible.length === 0) return -Infinity;
  const gate = lufs(mean(audible)) + GATE_LU;
  return lufs(mean(audible.filter((block) => lufs(block) > gate)));
}

/** Adds the squares of weighed samples to `squares`. */
function createWeighing(sampleRateHz: number): (samples: Float32Array, squares: Float64Array) => void {
  const filters = loudnessFilters(sampleRateHz).map(createFilter);
  return (samples, squares) => {
    const weighed = Float64Array.from(samples);
    for (const filter of filters) filter(weighed);
    for (let index = 0; index < weighed.length; index++) squares[index]! += weighed[index]! * weighed[index]!;
  };
}

function createFilter({ b: [b0, b1, b2], a: [a1, a2] }: LoudnessFilter): (values: Float64Array) => void {
  let kept: readonly [number, number] = [0, 0];
  return (values) => {
    let [first, second] = kept;
    for (let index = 0; index < values.length; index++) {
      const value = values[index]!;
      const next = b0 * value + first;
      first = b1 * value - a1 * next + second;
      second = b2 * value - a2 * next;
      values[index] = next;
    }
    kept = [first, second];
  };
}
