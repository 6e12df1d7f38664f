import FFT from 'fft.js';

const SIZE = 512;
const HOP = SIZE / 4;
const BINS = SIZE / 2 + 1;
/** The quietest frames are taken for noise. */
const QUIET_SHARE = 0.1;
const FEWEST_QUIET = 4;
/** More noise is taken away than there is, and a little is left, so that nothing chirps. */
const OVERSHOOT = 3;
const FLOOR = 0.08;

/** Takes steady noise out of speech: each frequency is turned down by how little it stands out from the quietest moments. */
export function reduceNoise(samples: Float32Array): Float32Array {
  const transform = new FFT(SIZE);
  const window = Float64Array.from({ length: SIZE }, (_, index) =>
    Math.sqrt(0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SIZE)),
  );
  const spectra = frameSpectra(samples, transform, window);
  const noise = noisePower(spectra);
  const result = new Float32Array(samples.length);
  const time = new Float64Array(SIZE * 2);
  let gains = new Float64Array(BINS).fill(1);
  for (const [frame, spectrum] of spectra.entries()) {
    // Gains follow at once upwards and slowly downwards, or ends of words would be cut.
    gains = gains.map((gain, bin) => Math.max(gain * 0.6, gainOf(powerAt(spectrum, bin), noise[bin]!)));
    for (let bin = 0; bin < BINS; bin++) {
      spectrum[2 * bin]! *= gains[bin]!;
      spectrum[2 * bin + 1]! *= gains[bin]!;
    }
    transform.completeSpectrum(spectrum);
    transform.inverseTransform(time, spectrum);
    const start = frame * HOP - SIZE / 2;
    for (let index = 0; index < SIZE; index++) {
      const at = start + index;
      // Four windows, squared, lie over each sample and add up to two.
      if (at >= 0 && at < result.length) result[at]! += (time[2 * index]! * window[index]!) / 2;
    }
  }
  return result;
}

const powerAt = (spectrum: Float64Array, bin: number) => spectrum[2 * bin]! ** 2 + spectrum[2 * bin + 1]! ** 2;

function gainOf(power: number, noise: number): number {
  return Math.max(FLOOR, Math.sqrt(Math.max(0, 1 - (OVERSHOOT * noise) / (power + 1e-20))));
}

function frameSpectra(samples: Float32Array, transform: FFT, window: Float64Array): Float64Array[] {
  const count = Math.ceil(samples.length / HOP) + 3;
  return Array.from({ length: count }, (_, frame) => {
    const start = frame * HOP - SIZE / 2;
    const block = window.map((weight, index) => weight * (samples[start + index] ?? 0));
    const spectrum = new Float64Array(SIZE * 2);
    transform.realTransform(spectrum, block);
    return spectrum;
  });
}

function noisePower(spectra: readonly Float64Array[]): Float64Array {
  const loudness = (spectrum: Float64Array) => {
    let sum = 0;
    for (let bin = 0; bin < BINS; bin++) sum += powerAt(spectrum, bin);
    return sum;
  };
  const sounding = spectra
    .map((spectrum) => ({ spectrum, power: loudness(spectrum) }))
    .filter(({ power }) => power > 0);
  const quiet = sounding
    .toSorted((a, b) => a.power - b.power)
    .slice(0, Math.max(FEWEST_QUIET, Math.floor(sounding.length * QUIET_SHARE)));
  const noise = new Float64Array(BINS);
  for (const { spectrum } of quiet) {
    for (let bin = 0; bin < BINS; bin++) noise[bin]! += powerAt(spectrum, bin) / quiet.length;
  }
  return noise;
}
