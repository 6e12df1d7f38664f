import type { Spectra } from './spectra.ts';

/** A tempo in beats a minute. `confidence` 0 to 1: how exactly what begins repeats after a beat, two and four. */
export type HeardTempo = { bpm: number; confidence: number };

const SLOWEST_BPM = 45;
const FASTEST_BPM = 200;
const STEP_BPM = 0.5;
/** Around this people tap along; further away by this many octaves they rather take half or double. */
const USUAL_BPM = 110;
const USUAL_OCTAVES = 0.9;

/** The tempo by how regularly something begins; null for less than some beats of sound. `checkpoint` may throw. */
export function tempoOf(
  { onsets, hopSeconds }: Pick<Spectra, 'onsets' | 'hopSeconds'>,
  checkpoint: () => void = () => undefined,
): HeardTempo | null {
  const clean = withoutMean(onsets, Math.round(0.5 / hopSeconds));
  const whole = similarity(clean, 0);
  if (onsets.length * hopSeconds < (8 * 60) / SLOWEST_BPM || whole === 0) return null;
  let best = { bpm: 0, strength: -1, repeated: 0 };
  for (let bpm = SLOWEST_BPM; bpm <= FASTEST_BPM; bpm += STEP_BPM) {
    checkpoint();
    const lag = 60 / bpm / hopSeconds;
    // A beat repeats after two and four beats as well.
    const repeated = similarity(clean, lag) + 0.6 * similarity(clean, 2 * lag) + 0.5 * similarity(clean, 4 * lag);
    const strength = repeated * Math.exp(-0.5 * (Math.log2(bpm / USUAL_BPM) / USUAL_OCTAVES) ** 2);
    if (strength > best.strength) best = { bpm, strength, repeated };
  }
  return { bpm: best.bpm, confidence: Math.min(1, best.repeated / 2.1 / whole) };
}

/** How much values are above the mean of those before them, over a number of values. */
export function withoutMean(values: Float64Array, length: number): Float64Array {
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
