import type { Random } from '../../images/drawing/random.ts';

/** One note to be played. Velocity is 0 to 1; `seconds` is how long it is held, without what rings after it. */
export type NoteRequest = {
  frequencyHz: number;
  velocity: number;
  seconds: number;
  sampleRateHz: number;
  random: Random;
};
