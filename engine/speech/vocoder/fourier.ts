import FFT from 'fft.js';
import { BINS, TRANSFORM_SIZE } from './voice-frames.ts';

const transform = new FFT(TRANSFORM_SIZE);
const mirrored = new Float64Array(TRANSFORM_SIZE);
const folded = new Float64Array(TRANSFORM_SIZE * 2);
const inverted = new Float64Array(TRANSFORM_SIZE * 2);

/** Spectrum of TRANSFORM_SIZE real samples: BINS interleaved pairs (the upper half of `spectrum` is left untouched). */
export function realSpectrum(samples: Float64Array, spectrum: Float64Array): void {
  transform.realTransform(spectrum, samples);
}

/** The real signal of a spectrum of which the lower BINS pairs are set; `spectrum` is completed in place. */
export function realSignal(spectrum: Float64Array, signal: Float64Array): void {
  transform.completeSpectrum(spectrum);
  transform.inverseTransform(inverted, spectrum);
  for (let index = 0; index < TRANSFORM_SIZE; index++) signal[index] = inverted[index * 2]!;
}

/** The cosine transform of BINS values that are mirrored to a whole period: real, even, not scaled. */
export function evenTransform(values: Float64Array, result: Float64Array): void {
  for (let bin = 0; bin < BINS; bin++) mirrored[bin] = values[bin]!;
  for (let bin = 1; bin < BINS - 1; bin++) mirrored[TRANSFORM_SIZE - bin] = values[bin]!;
  transform.realTransform(folded, mirrored);
  for (let bin = 0; bin < BINS; bin++) result[bin] = folded[bin * 2]!;
}

const cepstrum = new Float64Array(BINS);
const causal = new Float64Array(TRANSFORM_SIZE);

/** Phase in radians of the minimum-phase filter with this logarithmic amplitude. */
export function minimumPhase(logAmplitude: Float64Array, phase: Float64Array): void {
  evenTransform(logAmplitude, cepstrum);
  causal.fill(0);
  // The ends of the cepstrum add nothing to the phase.
  for (let index = 1; index < BINS - 1; index++) causal[index] = (2 * cepstrum[index]!) / TRANSFORM_SIZE;
  transform.realTransform(folded, causal);
  for (let bin = 0; bin < BINS; bin++) phase[bin] = folded[bin * 2 + 1]!;
}
