import type { HarmonicSound } from './harmonic-sound.ts';
import type { ModalSound } from './modal-sound.ts';
import type { PluckedSound } from './plucked-sound.ts';
import type { SubtractiveSound } from './subtractive-sound.ts';

/** How an instrument makes its sound. All are computed; there are no recordings. */
export type InstrumentSound = HarmonicSound | ModalSound | PluckedSound | SubtractiveSound;
