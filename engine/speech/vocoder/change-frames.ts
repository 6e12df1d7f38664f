import { BINS, HZ_PER_BIN, numberRows, type VoiceFrames } from './voice-frames.ts';

/** Bins at the upper end from which missing highs are continued. */
const TOP_BINS = 48;

/**
 * Moves all resonances by a factor (above 1: a smaller throat) and adds a gain in dB that depends on the frequency. What
 * the move leaves open at the top goes on as the upper end of the envelope.
 */
export function shapeEnvelopes(
  frames: VoiceFrames,
  shape: { factor: number; gainDb: (hz: number) => number },
): VoiceFrames {
  const { factor, gainDb } = shape;
  const gains = Float64Array.from({ length: BINS }, (_, bin) => (gainDb(bin * HZ_PER_BIN) * Math.LN10) / 10);
  if (factor === 1 && gains.every((gain) => gain === 0)) return frames;
  const envelopes = numberRows(frames.envelopes.length, BINS);
  for (const [frame, envelope] of frames.envelopes.entries()) reshape(envelope, { factor, gains }, envelopes[frame]!);
  return { ...frames, envelopes };
}

function reshape(
  envelope: Float64Array,
  { factor, gains }: { factor: number; gains: Float64Array },
  result: Float64Array,
): void {
  const last = BINS - 1;
  let top = 0;
  for (let bin = last - TOP_BINS; bin < last; bin++) top += envelope[bin]! / TOP_BINS;
  for (let bin = 0; bin < BINS; bin++) {
    const at = bin / factor;
    const lower = Math.floor(at);
    const share = at - lower;
    const value = lower >= last ? top : envelope[lower]! * (1 - share) + envelope[lower + 1]! * share;
    result[bin] = value + gains[bin]!;
  }
}
