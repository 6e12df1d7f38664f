import type { Random } from '../../images/drawing/random.ts';
import type { PartRole } from '../genres/genre.ts';
import type { SongStyle } from '../prompt/song-style.ts';
import type { Chord } from '../theory/chords.ts';
import type { PlannedSection } from './plan-sections.ts';

/** What every part of a song goes by. */
export type SongFrame = {
  style: SongStyle;
  random: Random;
  beatSeconds: number;
  barSeconds: number;
  /** Steps of a bar, four a beat. */
  barSteps: number;
  /** Where a step of a bar lies, in seconds from its beginning, with swing. */
  stepSeconds: (step: number) => number;
  /** A small difference that a person would make, s. */
  looseness: () => number;
};

/** A section with its place and chords. */
export type FramedSection = PlannedSection & {
  index: number;
  startSeconds: number;
  energy: number;
  /** Chords of each bar. */
  chords: readonly Chord[][];
  /** Who plays: full or quiet. */
  layers: ReadonlyMap<PartRole | 'drums', 'quiet' | 'full'>;
  isLast: boolean;
};

/** One bar. */
export type Bar = {
  section: FramedSection;
  /** From the beginning of the song. */
  number: number;
  inSection: number;
  startSeconds: number;
  chords: readonly Chord[];
  /** The chord of the next bar. */
  nextChord: Chord;
  isLastOfSection: boolean;
  isFinal: boolean;
  /** Loudness that the energy of the section gives, about 0.6 to 1.1; rises towards what comes where it builds up. */
  force: number;
};

/** The chord at a step of a bar. */
export const chordAt = ({ chords }: Bar, step: number, barSteps: number): Chord =>
  chords[Math.min(chords.length - 1, Math.floor((step / barSteps) * chords.length))]!;

/** The sign of a pattern at a step of a bar; patterns repeat, also over bars. */
export const signAt = (pattern: string, bar: number, { step, barSteps }: { step: number; barSteps: number }): string =>
  pattern[(bar * barSteps + step) % pattern.length] ?? '.';

/** How many steps a note lasts that begins at a step: its sign and the holds behind it, up to the end of the bar. */
export function heldSteps(
  pattern: string,
  bar: number,
  { step, barSteps }: { step: number; barSteps: number },
): number {
  let held = 1;
  while (step + held < barSteps && signAt(pattern, bar, { step: step + held, barSteps }) === '-') held++;
  return held;
}

/** Velocities of signs. */
export const VELOCITY: Readonly<Record<string, number>> = {
  X: 0.95,
  x: 0.78,
  o: 0.56,
  g: 0.34,
  D: 0.8,
  U: 0.64,
};
