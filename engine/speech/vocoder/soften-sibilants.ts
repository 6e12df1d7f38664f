import { BINS, HZ_PER_BIN, type VoiceFrames } from './voice-frames.ts';

/** What hisses lies above; in between the cut sets in. */
const FROM_HZ = 3000;
const FULL_HZ = 4500;
/** Louder than this against the vowels a hiss is sharp. */
const THRESHOLD_DB = -14;
/** So much of what is above stays. */
const REST = 1 / 4;
/** Vowels are what is loudest among the frames with voice. */
const VOWEL_SHARE = 0.5;

const FULL_BIN = Math.ceil(FULL_HZ / HZ_PER_BIN);
const ramp = Float64Array.from({ length: BINS }, (_, bin) =>
  Math.min(1, Math.max(0, (bin * HZ_PER_BIN - FROM_HZ) / (FULL_HZ - FROM_HZ))),
);
const NEPERS_PER_DB = Math.LN10 / 10;

/**
 * Takes the sharpness out of s, sh and their kin: a bright voice lifts them far more than its vowels, up to where they are
 * louder. Frames without such a hiss stay as they are.
 */
export function softenSibilants(frames: VoiceFrames): VoiceFrames {
  const vowels = vowelPower(frames);
  if (vowels === 0) return frames;
  const cuts = smoothed(
    frames.envelopes.map((envelope) => {
      const overDb = 10 * Math.log10(powerFrom(envelope, FULL_BIN) / vowels) - THRESHOLD_DB;
      return overDb > 0 ? overDb * (1 - REST) : 0;
    }),
  );
  return {
    ...frames,
    envelopes: frames.envelopes.map((envelope, frame) => {
      const cut = cuts[frame]! * NEPERS_PER_DB;
      return cut === 0 ? envelope : envelope.map((value, bin) => value - cut * ramp[bin]!);
    }),
  };
}

function vowelPower({ pitchHz, envelopes }: VoiceFrames): number {
  const powers = envelopes.filter((_, frame) => pitchHz[frame]! > 0).map((envelope) => powerFrom(envelope, 0));
  powers.sort((a, b) => b - a);
  const loudest = powers.slice(0, Math.ceil(powers.length * VOWEL_SHARE));
  return loudest.reduce((sum, power) => sum + power, 0) / Math.max(1, loudest.length);
}

/** The envelopes are logarithms of power. */
function powerFrom(envelope: Float64Array, first: number): number {
  let sum = 0;
  for (let bin = first; bin < BINS; bin++) sum += Math.exp(envelope[bin]!);
  return sum;
}

/** A cut that sets in within one frame would click. */
function smoothed(values: readonly number[]): number[] {
  return values.map((value, index) => ((values[index - 1] ?? value) + 2 * value + (values[index + 1] ?? value)) / 4);
}
