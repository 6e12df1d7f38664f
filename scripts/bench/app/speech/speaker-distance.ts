import { meanRow, pitchStatistics, speakerFrames } from '../../../../engine/voices/clone/speaker-frames.ts';

/** Turns a distance of logarithmic cepstra into dB. */
const DECIBELS = (10 / Math.LN10) * Math.SQRT2;

/** What a speaker sounds like whatever is said: mean and deviation of each mel cepstrum coefficient, middle of the pitch. */
export type SpeakerPortrait = { mean: Float64Array; deviation: Float64Array; pitchHz: number };

/** Describes some seconds of speech (mono, 16 kHz). Throws when nobody speaks in it. */
export function speakerPortrait(samples: Float32Array): SpeakerPortrait {
  const frames = speakerFrames(samples);
  const pitch = pitchStatistics(frames);
  if (!pitch) throw new Error('Nobody speaks in this sound.');
  const mean = meanRow(frames.cepstra);
  const squares = meanRow(frames.cepstra.map((row) => row.map((value, column) => (value - mean[column]!) ** 2)));
  return { mean, deviation: squares.map(Math.sqrt), pitchHz: pitch.medianHz };
}

/**
 * How differently two speakers sound, in dB: the Fréchet distance of their cepstra as normal distributions without
 * covariance. Needs no equal words. Loudness does not count, and pitch is compared by itself.
 */
export function timbreDistanceDb(left: SpeakerPortrait, right: SpeakerPortrait): number {
  let sum = 0;
  for (let order = 1; order < left.mean.length; order += 1) {
    sum += (left.mean[order]! - right.mean[order]!) ** 2 + (left.deviation[order]! - right.deviation[order]!) ** 2;
  }
  return DECIBELS * Math.sqrt(sum);
}

/** How far apart the middles of their pitches are, semitones. */
export const pitchDistance = (left: SpeakerPortrait, right: SpeakerPortrait): number =>
  Math.abs(12 * Math.log2(left.pitchHz / right.pitchHz));
