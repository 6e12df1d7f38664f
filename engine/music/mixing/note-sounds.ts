import { createRandom, hashOf } from '../../images/drawing/random.ts';
import { soundOf, type InstrumentName } from '../instruments/instruments.ts';
import { playNote } from '../instruments/play-note.ts';
import { frequencyHz, type Pitch } from '../theory/pitch.ts';

/** Samples that are kept, of all notes together: 100 MB. */
const MOST_SAMPLES = 25_000_000;
const VELOCITY_LEVELS = 5;
const DURATION_STEP_SECONDS = 0.04;

/** A note of an instrument. */
export type PlayedNote = { instrument: InstrumentName; pitch: Pitch; velocity: number; seconds: number };

/** Plays notes. Songs repeat themselves, so notes that are nearly the same are computed once. */
export type NoteSounds = {
  /** Mono samples, and what to multiply them by; they belong to the store. */
  of(note: PlayedNote): { samples: Float32Array; gain: number };
};

/** Starts with nothing kept. */
export function createNoteSounds(sampleRateHz: number): NoteSounds {
  const kept = new Map<string, Float32Array>();
  let size = 0;
  return {
    of({ instrument, pitch, velocity, seconds }) {
      const level = Math.max(1, Math.round(velocity * VELOCITY_LEVELS));
      const steps = Math.max(1, Math.round(seconds / DURATION_STEP_SECONDS));
      const name = `${instrument} ${pitch} ${level} ${steps}`;
      let samples = kept.get(name);
      if (!samples) {
        const note = {
          frequencyHz: frequencyHz(pitch),
          velocity: level / VELOCITY_LEVELS,
          seconds: steps * DURATION_STEP_SECONDS,
          sampleRateHz,
          // Of the note alone: what was played before must not change it.
          random: createRandom(hashOf(name)),
        };
        samples = playNote(soundOf(instrument), note);
        size += samples.length;
        if (size > MOST_SAMPLES) {
          kept.clear();
          size = samples.length;
        }
        kept.set(name, samples);
      }
      return { samples, gain: (velocity / (level / VELOCITY_LEVELS)) ** 1.3 };
    },
  };
}
