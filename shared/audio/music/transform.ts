import FFT from 'fft.js';

/** Measures how strong each frequency is, in windows of the power of two that is nearest to a number of samples. */
export function createTransform(samples: number) {
  const size = 2 ** Math.round(Math.log2(samples));
  const transform = new FFT(size);
  const spectrum = new Float64Array(size * 2);
  const windowed = new Float64Array(size);
  const sizes = new Float64Array(size / 2);
  const window = Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size));
  return {
    size,
    /** Valid until the next call. */
    sizesAt(from: Float32Array, at: number): Float64Array {
      for (let index = 0; index < size; index++) windowed[index] = window[index]! * (from[at + index] ?? 0);
      transform.realTransform(spectrum, windowed);
      for (let bin = 0; bin < sizes.length; bin++) {
        sizes[bin] = Math.hypot(spectrum[bin * 2]!, spectrum[bin * 2 + 1]!);
      }
      return sizes;
    },
  };
}
