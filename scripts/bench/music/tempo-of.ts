import type { Spectra } from './spectra.ts';

/** Ratios of a found tempo to the played one that a listener may tap as well. */
const SAME_BEAT = [1, 2, 0.5, 4, 0.25];
const TOLERANCE = 0.03;

/** Beats a minute by how regularly something begins, from 45 to 200. */
export function tempoOf({ onsets, hopSeconds }: Spectra): number {
  const clean = withoutMean(onsets, Math.round(0.5 / hopSeconds));
  let best = { bpm: 0, strength: -1 };
  for (let bpm = 45; bpm <= 200; bpm += 0.5) {
    const lag = 60 / bpm / hopSeconds;
    // A beat repeats after two and four beats as well; people tap around 110.
    const repeated = similarity(clean, lag) + 0.6 * similarity(clean, 2 * lag) + 0.5 * similarity(clean, 4 * lag);
    const strength = repeated * Math.exp(-0.5 * (Math.log2(bpm / 110) / 0.9) ** 2);
    if (strength > best.strength) best = { bpm, strength };
  }
  return best.bpm;
}

/** Whether both are the same beat, counted in whole, half or double time. */
export const isSameTempo = (found: number, played: number): boolean =>
  SAME_BEAT.some((ratio) => Math.abs(found / (played * ratio) - 1) <= TOLERANCE);

function withoutMean(values: Float64Array, length: number): Float64Array {
  const result = new Float64Array(values.length);
  let sum = 0;
  for (let index = 0; index < values.length; index++) {
    sum += values[index]! - (index >= length ? values[index - length]! : 0);
    result[index] = Math.max(0, values[index]! - sum / Math.min(index + 1, length));
  }
  return result;
}

function similarity(values: Float64Array, lag: number): number {
  const whole = Math.floor(lag);
  const part = lag - whole;
  let sum = 0;
  for (let index = 0; index + whole + 1 < values.length; index++) {
    sum += values[index]! * (values[index + whole]! * (1 - part) + values[index + whole + 1]! * part);
  }
  return sum / Math.max(1, values.length - whole);
}
