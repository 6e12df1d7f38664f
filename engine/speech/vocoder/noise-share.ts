import FFT from 'fft.js';
import { HOP_SAMPLES, NOISE_BAND_EDGES_HZ, NOISE_BANDS, VOICE_RATE_HZ } from './voice-frames.ts';

const BLOCK = 8192;
/** What the edges of a block do to its bands reaches no further than this. */
const MARGIN = 512;
const transform = new FFT(BLOCK);
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
  const bands = Array.from({ length: NOISE_BANDS }, () => new Float64Array(samples.length));
  const block = new Float64Array(BLOCK);
  const spectrum = new Float64Array(BLOCK * 2);
  const pair = new Float64Array(BLOCK * 2);
  const result = new Float64Array(BLOCK * 2);
  const step = BLOCK - 2 * MARGIN;
  for (let start = 0; start < samples.length; start += step) {
    for (let index = 0; index < BLOCK; index++) block[index] = samples[start - MARGIN + index] ?? 0;
    transform.realTransform(spectrum, block);
    const end = Math.min(samples.length, start + step);
    // The signals are real, so two bands go through one inverse transform, as real and imaginary part.
    for (let band = 0; band < NOISE_BANDS; band += 2) {
      pair.fill(0);
      copyBand(spectrum, pair, { band, isImaginary: false });
      if (band + 1 < NOISE_BANDS) copyBand(spectrum, pair, { band: band + 1, isImaginary: true });
      transform.inverseTransform(result, pair);
      const [real, imaginary] = [bands[band]!, bands[band + 1]];
      for (let at = start, index = 2 * MARGIN; at < end; at++, index += 2) {
        real[at] = result[index]!;
        if (imaginary) imaginary[at] = result[index + 1]!;
      }
    }
  }
  return bands;
}

function copyBand(from: Float64Array, to: Float64Array, which: { band: number; isImaginary: boolean }): void {
  const { band, isImaginary } = which;
  const first = Math.ceil((NOISE_BAND_EDGES_HZ[band]! * BLOCK) / VOICE_RATE_HZ);
  const end = Math.min(BLOCK / 2, Math.ceil((NOISE_BAND_EDGES_HZ[band + 1]! * BLOCK) / VOICE_RATE_HZ));
  for (let bin = Math.max(1, first); bin < end; bin++) {
    const real = from[2 * bin]!;
    const imaginary = from[2 * bin + 1]!;
    const mirror = BLOCK - bin;
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
