/** Samples a second of everything that the models hear: mono, 32-bit floats. */
export const SAMPLE_RATE = 16_000;

/** Milliseconds of `count` samples. */
export function samplesToMs(count: number): number {
  return (count * 1000) / SAMPLE_RATE;
}

/** Samples of `ms` milliseconds, rounded. */
export function msToSamples(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / 1000);
}
