import { msToSamples } from '../models/sample-rate.ts';

const FRAME_SAMPLES = msToSamples(20);
/** Of the sounding frames the loudest this share is what a listener would call the level. */
const LOUD_SHARE = 0.1;
/** Frames this far below the loudest one are silence. */
const SILENCE_SHARE = 1e-3;
/** Level of speech that the models know best, as a root mean square of its loudest frames. */
const USUAL_LEVEL = 0.27;
/** Speech above this level is left as it is: down to here the models do not mind. */
const QUIET_LEVEL = 0.07;
/** Beyond this (60 dB) there is nothing in 16 bits that was a voice. */
const MOST_GAIN = 1000;

/**
 * Factor that brings quiet speech to the level that the models know best; 1 for silence and for what is loud already. The
 * level is that of the loudest frames that sound, so that pauses do not count.
 */
export function levelGain(samples: Float32Array): number {
  const powers: number[] = [];
  for (let start = 0; start < samples.length; start += FRAME_SAMPLES) {
    const end = Math.min(samples.length, start + FRAME_SAMPLES);
    let sum = 0;
    for (let index = start; index < end; index++) {
      const sample = samples[index]!;
      sum += sample * sample;
    }
    powers.push(sum / (end - start));
  }
  powers.sort((left, right) => right - left);
  const silent = (powers[0] ?? 0) * SILENCE_SHARE;
  const sounding = powers.findIndex((power) => power <= silent);
  const loud = powers.slice(0, Math.max(1, Math.round((sounding < 0 ? powers.length : sounding) * LOUD_SHARE)));
  const level = Math.sqrt(loud.reduce((sum, power) => sum + power, 0) / loud.length);
  return level > 0 && level < QUIET_LEVEL ? Math.min(MOST_GAIN, USUAL_LEVEL / level) : 1;
}

/** The samples at another level, as many as were given. */
export function amplified(samples: Float32Array, gain: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samples.length);
  for (let index = 0; index < samples.length; index++) out[index] = samples[index]! * gain;
  return out;
}
