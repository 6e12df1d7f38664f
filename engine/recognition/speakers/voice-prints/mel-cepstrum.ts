import FFT from 'fft.js';
import { SAMPLE_RATE } from '../../models/sample-rate.ts';

/** Coefficients of one frame; the first one is the level. */
export const CEPSTRUM_SIZE = 20;
/** Milliseconds from one frame to the next. */
export const CEPSTRUM_HOP_MS = 10;

const HOP_SAMPLES = (CEPSTRUM_HOP_MS * SAMPLE_RATE) / 1000;
const FRAME_SAMPLES = 400;
const TRANSFORM_SIZE = 512;
const BANDS = 30;
const LOWEST_HZ = 80;
const HIGHEST_HZ = 7600;
const PRE_EMPHASIS = 0.97;

const transform = new FFT(TRANSFORM_SIZE);
const hamming = Float64Array.from(
  { length: FRAME_SAMPLES },
  (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (FRAME_SAMPLES - 1)),
);
const bands = melBands();
const cosines = Array.from({ length: CEPSTRUM_SIZE }, (_, order) =>
  Float64Array.from(
    { length: BANDS },
    (_unused, band) => Math.cos((Math.PI * order * (band + 0.5)) / BANDS) * Math.sqrt(2 / BANDS),
  ),
);

/** Mel-frequency cepstrum of a sound: rows of CEPSTRUM_SIZE numbers, one every CEPSTRUM_HOP_MS; at least one row. */
export function melCepstrum(samples: Float32Array): Float32Array {
  const count = Math.max(1, Math.floor((samples.length - FRAME_SAMPLES) / HOP_SAMPLES) + 1);
  const rows = new Float32Array(count * CEPSTRUM_SIZE);
  const frame = new Float64Array(TRANSFORM_SIZE);
  const spectrum = new Float64Array(TRANSFORM_SIZE * 2);
  const levels = new Float64Array(BANDS);
  for (let row = 0; row < count; row++) {
    const start = row * HOP_SAMPLES;
    for (let index = 0; index < FRAME_SAMPLES; index++) {
      const previous = samples[start + index - 1] ?? 0;
      frame[index] = ((samples[start + index] ?? 0) - PRE_EMPHASIS * previous) * hamming[index]!;
    }
    transform.realTransform(spectrum, frame);
    bandLevels(spectrum, levels);
    for (let order = 0; order < CEPSTRUM_SIZE; order++) {
      let sum = 0;
      for (let band = 0; band < BANDS; band++) sum += cosines[order]![band]! * levels[band]!;
      rows[row * CEPSTRUM_SIZE + order] = sum;
    }
  }
  return rows;
}

function bandLevels(spectrum: Float64Array, levels: Float64Array): void {
  bands.forEach(({ first, weights }, band) => {
    let energy = 0;
    weights.forEach((weight, offset) => {
      const real = spectrum[2 * (first + offset)]!;
      const imaginary = spectrum[2 * (first + offset) + 1]!;
      energy += weight * (real * real + imaginary * imaginary);
    });
    levels[band] = Math.log(energy + 1e-8);
  });
}

/** Triangles that are evenly spaced on the mel scale, over the lines of the spectrum. */
function melBands(): { first: number; weights: number[] }[] {
  const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700);
  const hertz = (mels: number) => 700 * (10 ** (mels / 2595) - 1);
  const edges = Array.from({ length: BANDS + 2 }, (_, index) => {
    const mels = mel(LOWEST_HZ) + ((mel(HIGHEST_HZ) - mel(LOWEST_HZ)) * index) / (BANDS + 1);
    return (hertz(mels) * TRANSFORM_SIZE) / SAMPLE_RATE;
  });
  return Array.from({ length: BANDS }, (_, band) => {
    const [low, middle, high] = [edges[band]!, edges[band + 1]!, edges[band + 2]!];
    const first = Math.ceil(low);
    const weights: number[] = [];
    for (let line = first; line <= Math.floor(high); line++) {
      weights.push(Math.max(0, Math.min((line - low) / (middle - low), (high - line) / (high - middle))));
    }
    return { first, weights };
  });
}
