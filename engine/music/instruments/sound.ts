import type { Random } from '../../images/drawing/random.ts';
import type { HarmonicSound } from './harmonic-sound.ts';
import type { ModalSound } from './modal-sound.ts';
import type { PluckedSound } from './plucked-sound.ts';
import type { SubtractiveSound } from './subtractive-sound.ts';

/** How an instrument makes its sound. All are computed; there are no recordings. */
export type InstrumentSound = HarmonicSound | ModalSound | PluckedSound | SubtractiveSound;

/** One note to be played. Velocity is 0 to 1; `seconds` is how long it is held, without what rings after it. */
export type NoteRequest = {
  frequencyHz: number;
  velocity: number;
  seconds: number;
  sampleRateHz: number;
  random: Random;
};
