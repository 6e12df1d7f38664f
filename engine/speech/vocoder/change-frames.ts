import { BINS, HZ_PER_BIN, type VoiceFrames } from './voice-frames.ts';

/** Bins at the upper end from which missing highs are continued. */
const TOP_BINS = 48;

/** Moves all resonances by a factor: above 1 a smaller throat. What is missing above continues as the upper end falls. */
export function warpEnvelopes(frames: VoiceFrames, factor: number): VoiceFrames {
  if (factor === 1) return frames;
  return { ...frames, envelopes: frames.envelopes.map((envelope) => warped(envelope, factor)) };
}

function warped(envelope: Float64Array, factor: number): Float64Array {
  const last = BINS - 1;
  const result = new Float64Array(BINS);
  let top = 0;
  for (let bin = last - TOP_BINS; bin < last; bin++) top += envelope[bin]! / TOP_BINS;
  for (let bin = 0; bin < BINS; bin++) {
    const at = bin / factor;
    const lower = Math.floor(at);
    if (lower >= last) {
      result[bin] = top;
      continue;
    }
    const share = at - lower;
    result[bin] = envelope[lower]! * (1 - share) + envelope[lower + 1]! * share;
  }
  return result;
}

/** Adds a gain in dB that depends on the frequency. */
export function filterEnvelopes(frames: VoiceFrames, gainDb: (hz: number) => number): VoiceFrames {
  const gains = Float64Array.from({ length: BINS }, (_, bin) => (gainDb(bin * HZ_PER_BIN) * Math.LN10) / 10);
  if (gains.every((gain) => gain === 0)) return frames;
  return {
    ...frames,
    envelopes: frames.envelopes.map((envelope) => envelope.map((value, bin) => value + gains[bin]!)),
  };
}

/** Frames at other times: entry i of `positions` is the place in the old frames, in frames. */
export function resampleFrames(frames: VoiceFrames, positions: Float64Array): VoiceFrames {
  const last = frames.pitchHz.length - 1;
  const result: VoiceFrames = {
    pitchHz: new Float64Array(positions.length),
    energy: new Float64Array(positions.length),
    envelopes: [],
    noise: [],
  };
  for (const [index, position] of positions.entries()) {
    const at = Math.max(0, Math.min(last, position));
    const lower = Math.min(Math.max(0, last - 1), Math.floor(at));
    const upper = Math.min(last, lower + 1);
    const share = at - lower;
    const here = frames.pitchHz[lower]!;
    const next = frames.pitchHz[upper]!;
    result.pitchHz[index] = here > 0 && next > 0 ? here * (1 - share) + next * share : share < 0.5 ? here : next;
    result.energy[index] = frames.energy[lower]! * (1 - share) + frames.energy[upper]! * share;
    result.envelopes.push(between(frames.envelopes[lower]!, frames.envelopes[upper]!, share));
    result.noise.push(share < 0.5 ? frames.noise[lower]! : frames.noise[upper]!);
  }
  return result;
}

function between(lower: Float64Array, upper: Float64Array, share: number): Float64Array {
  return share < 0.02 ? lower : lower.map((value, index) => value * (1 - share) + upper[index]! * share);
}
