/** How slowly the offset is followed: slower than anything that is heard. */
const FOLLOW_SECONDS = 0.5;
/** Below the first an offset disturbs nothing, and samples stay as they are; from the second on it is taken off whole. */
const HARMLESS = 0.004;
const HARMFUL = 0.012;
/** Sound from which the offset at the start is estimated. */
const FIRST_LOOK_SECONDS = 0.2;

/** Takes a constant offset, as faulty sound cards add it, off one channel. */
export interface OffsetRemover {
  /** The samples without the offset, as many as were given. */
  push(samples: Float32Array): Float32Array;
}

/**
 * Follows the offset and subtracts it where it is large enough to be taken for sound. It starts from the mean of the first
 * samples, or a step would be heard where the recording begins. A recording without an offset comes out as it went in.
 */
export function createOffsetRemover(sampleRate: number): OffsetRemover {
  const keep = Math.exp(-1 / (FOLLOW_SECONDS * sampleRate));
  let offset: number | null = null;
  return {
    push(samples) {
      if (samples.length === 0) return samples;
      let level = offset ?? mean(samples.subarray(0, Math.ceil(FIRST_LOOK_SECONDS * sampleRate)));
      const out = new Float32Array(samples.length);
      for (let index = 0; index < samples.length; index += 1) {
        const sample = samples[index] as number;
        level = keep * level + (1 - keep) * sample;
        out[index] = sample - level * shareOf(level);
      }
      offset = level;
      return out;
    },
  };
}

function shareOf(offset: number): number {
  return Math.min(1, Math.max(0, (Math.abs(offset) - HARMLESS) / (HARMFUL - HARMLESS)));
}

function mean(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample;
  return sum / samples.length;
}
