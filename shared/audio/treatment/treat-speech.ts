import { reduceNoise } from './reduce-noise.ts';
import { setLevel } from './speech-level.ts';

/** What may be done to a recording before a voice is learned from it (service.md, voice clone). */
export type SpeechTreatment = { reduceNoise: boolean; normalizeVolume: boolean };

/** Rate at which speech is treated and learned from. */
export const TREATED_RATE_HZ = 16_000;

/** So much of a sample is learned from; more teaches next to nothing more. */
export const LEARNED_MOST_MS = 40_000;

/** Speech at TREATED_RATE_HZ as a voice is learned from it; what is given stays as it is. */
export function treatSpeech(samples: Float32Array, treatment: SpeechTreatment): Float32Array {
  const treated = treatment.reduceNoise ? reduceNoise(samples) : samples.slice();
  if (treatment.normalizeVolume) setLevel(treated, 0);
  return treated;
}
