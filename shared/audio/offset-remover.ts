/** Below this nothing of a voice is heard; what is constant, or nearly, is an offset. */
const CUT_OFF_HZ = 15;
/** Sound from which the offset at the start is estimated. */
const FIRST_LOOK_SECONDS = 0.2;

/** Takes a constant offset, as faulty sound cards add it, off one channel. */
export interface OffsetRemover {
  /** The samples without the offset, as many as were given. */
  push(samples: Float32Array): Float32Array;
}

/**
 * A high-pass filter of first order. It starts from the mean of the first samples, or a step would be heard where the
 * recording begins.
 */
export function createOffsetRemover(sampleRate: number): OffsetRemover {
  const keep = Math.exp((-2 * Math.PI * CUT_OFF_HZ) / sampleRate);
  let previous: number | null = null;
  let level = 0;
  return {
    push(samples) {
      if (samples.length === 0) return samples;
      let last = previous ?? mean(samples.subarray(0, Math.ceil(FIRST_LOOK_SECONDS * sampleRate)));
      const out = new Float32Array(samples.length);
      for (let index = 0; index < samples.length; index += 1) {
        const sample = samples[index] as number;
        level = sample - last + keep * level;
        last = sample;
        out[index] = level;
      }
      // Denormal numbers make every step slow for as long as silence lasts.
      if (Math.abs(level) < 1e-20) level = 0;
      previous = last;
      return out;
    },
  };
}

function mean(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample;
  return sum / samples.length;
}
