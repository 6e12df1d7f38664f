/** Points that are looked at between two samples (ITU-R BS.1770 asks for four times the rate). */
const PARTS = 4;
const REACH = 6;

/** Weights of the samples around a point between two of them, a windowed sinc for each point. */
const KERNELS = Array.from({ length: PARTS - 1 }, (_, part) => {
  const shift = (part + 1) / PARTS;
  const weights = Array.from({ length: 2 * REACH }, (_unused, tap) => {
    const distance = tap - (REACH - 1) - shift;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / REACH);
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Float64Array.from(weights, (weight) => weight / sum);
});

/**
 * What a sound reaches at each sample and up to the next one, also between them, where a player puts the curve back. Only
 * what may exceed `floor` is looked at closely; elsewhere it is the sample's own size.
 */
export function truePeaks(samples: Float32Array, floor: number): Float32Array {
  const peaks = new Float32Array(samples.length);
  for (let index = 0; index < samples.length; index++) {
    const size = Math.abs(samples[index]!);
    const next = Math.abs(samples[index + 1] ?? 0);
    // Between two samples a curve of speech hardly gets 3 dB above them.
    peaks[index] = Math.max(size, next) * 1.5 < floor ? size : Math.max(size, between(samples, index));
  }
  return peaks;
}

/** The loudest point of a sound, as truePeaks sees it. */
export const truePeak = (samples: Float32Array): number =>
  truePeaks(samples, 0).reduce((most, peak) => Math.max(most, peak), 0);

function between(samples: Float32Array, index: number): number {
  let most = 0;
  for (const kernel of KERNELS) {
    let value = 0;
    for (let tap = 0; tap < kernel.length; tap++) value += kernel[tap]! * (samples[index + tap - (REACH - 1)] ?? 0);
    most = Math.max(most, Math.abs(value));
  }
  return most;
}
