import { matchSpeech } from '../clone/match-speech.ts';
import { speakerFrames } from '../clone/speaker-frames.ts';
import { MEL_CEPSTRUM_SIZE } from '../timbre/mel-envelope.ts';

/** Turns a distance of logarithmic cepstra into dB. */
const DECIBELS = (10 / Math.LN10) * Math.SQRT2;

/**
 * How different two recordings (at VOICE_RATE_HZ) of the same words sound, as mel-cepstral distortion in dB: about 5 for
 * the same person twice, above 9 for different ones. Pitch and loudness do not count.
 */
export function cepstralDistortionDb(made: Float32Array, real: Float32Array): number {
  const left = speakerFrames(made).cepstra;
  const right = speakerFrames(real).cepstra;
  const { pairs } = matchSpeech(left, right);
  const total = pairs.reduce((sum, [row, column]) => {
    let distance = 0;
    for (let order = 1; order < MEL_CEPSTRUM_SIZE; order++)
      distance += (left[row]![order]! - right[column]![order]!) ** 2;
    return sum + DECIBELS * Math.sqrt(distance);
  }, 0);
  return total / pairs.length;
}
