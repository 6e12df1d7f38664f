import { loudnessFilters, type LoudnessFilter } from '../../../shared/audio/treatment/loudness.ts';
import type { Stereo } from '../mixing/stereo.ts';

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
      for (let index = 0; index < left.length; index++) {
        const one = weigh[0](left[index]!);
        const other = weigh[1](right[index]!);
        sum += one * one + other * other;
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

function createWeighing(sampleRateHz: number): (sample: number) => number {
  const [shelf, cut] = loudnessFilters(sampleRateHz).map(createFilter);
  return (sample) => cut!(shelf!(sample));
}

function createFilter({ b: [b0, b1, b2], a: [a1, a2] }: LoudnessFilter): (value: number) => number {
  let first = 0;
  let second = 0;
  return (value) => {
    const next = b0 * value + first;
    first = b1 * value - a1 * next + second;
    second = b2 * value - a2 * next;
    return next;
  };
}
