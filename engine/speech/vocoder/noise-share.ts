import FFT from 'fft.js';
import { HOP_SAMPLES, NOISE_BAND_EDGES_HZ, NOISE_BANDS, VOICE_RATE_HZ } from './voice-frames.ts';

const PADDING = 4096;
const MOST_NOISE = 0.98;
const LEAST_NOISE = 0.01;
const LEAST_NOISE_LOWEST_BAND = 0.002;

/** How much of each band is noise, frame by frame: one minus the correlation of the band with itself a period later. */
export function noiseShares(samples: Float32Array, pitchHz: Float64Array): Float64Array[] {
  const bands = splitBands(samples);
  return Array.from(pitchHz, (pitch, frame) => {
    const shares = new Float64Array(NOISE_BANDS).fill(1);
    if (pitch <= 0) return shares;
    for (const [band, sound] of bands.entries()) {
      const least = band === 0 ? LEAST_NOISE_LOWEST_BAND : LEAST_NOISE;
      const likeness = Math.max(0, periodicity(sound, frame * HOP_SAMPLES, VOICE_RATE_HZ / pitch));
      shares[band] = Math.min(MOST_NOISE, Math.max(least, 1 - likeness));
    }
    return shares;
  });
}

function splitBands(samples: Float32Array): Float64Array[] {
  let size = 1;
  while (size < samples.length + PADDING) size *= 2;
  const transform = new FFT(size);
  const padded = new Float64Array(size);
  padded.set(samples);
  const spectrum = new Float64Array(size * 2);
  transform.realTransform(spectrum, padded);
  const result = new Float64Array(size * 2);
  const bands: Float64Array[] = [];
  // The signals are real, so two bands go through one inverse transform, as real and imaginary part.
  for (let band = 0; band < NOISE_BANDS; band += 2) {
    const pair = new Float64Array(size * 2);
    copyBand(spectrum, pair, { band, size, isImaginary: false });
    if (band + 1 < NOISE_BANDS) copyBand(spectrum, pair, { band: band + 1, size, isImaginary: true });
    transform.inverseTransform(result, pair);
    bands.push(Float64Array.from(samples, (_, index) => result[2 * index]!));
    if (band + 1 < NOISE_BANDS) bands.push(Float64Array.from(samples, (_, index) => result[2 * index + 1]!));
  }
  return bands;
}

function copyBand(
  from: Float64Array,
  to: Float64Array,
  which: { band: number; size: number; isImaginary: boolean },
): void {
  const { band, size, isImaginary } = which;
  const first = Math.ceil((NOISE_BAND_EDGES_HZ[band]! * size) / VOICE_RATE_HZ);
  const end = Math.min(size / 2, Math.ceil((NOISE_BAND_EDGES_HZ[band + 1]! * size) / VOICE_RATE_HZ));
  for (let bin = Math.max(1, first); bin < end; bin++) {
    const real = from[2 * bin]!;
    const imaginary = from[2 * bin + 1]!;
    const mirror = size - bin;
    // i * (a + bi) = -b + ai; the mirrored bin holds the conjugate before that.
    to[2 * bin]! += isImaginary ? -imaginary : real;
    to[2 * bin + 1]! += isImaginary ? real : imaginary;
    to[2 * mirror]! += isImaginary ? imaginary : real;
    to[2 * mirror + 1]! += isImaginary ? real : -imaginary;
  }
}

/** The best correlation of two windows of two periods, one period apart, around the centre. */
function periodicity(sound: Float64Array, centre: number, period: number): number {
  const length = Math.round(2 * period);
  const middle = Math.round(period);
  let best = -1;
  for (let lag = middle - 1; lag <= middle + 1; lag++) {
    const start = centre - ((length + lag) >> 1);
    const from = Math.max(0, -start);
    const to = Math.min(length, sound.length - start - lag);
    let product = 0;
    let early = 1e-12;
    let late = 1e-12;
    for (let index = start + from; index < start + to; index++) {
      const a = sound[index]!;
      const b = sound[index + lag]!;
      product += a * b;
      early += a * a;
      late += b * b;
    }
    best = Math.max(best, product / Math.sqrt(early * late));
  }
  return best;
}
