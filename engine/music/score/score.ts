import type { DrumName } from '../drums/drum-kit.ts';
import type { PartRole, SectionKind } from '../genres/genre.ts';
import type { Pitch } from '../theory/pitch.ts';

/** A note of a part. Velocity is 0 to 1. */
export type ScoreNote = {
  role: PartRole;
  startSeconds: number;
  durationSeconds: number;
  pitch: Pitch;
  velocity: number;
  /** What is sung on it. */
  syllable?: Syllable;
};

/** A syllable of the lyrics. `isWordStart` is false for the later ones of a word. */
export type Syllable = { text: string; word: string; line: number; isWordStart: boolean };

/** A hit of a drum. */
export type DrumHit = { drum: DrumName; startSeconds: number; velocity: number };

/** A section as it is played. `label` is the tag of the lyrics or the kind. */
export type ScoreSection = {
  kind: SectionKind;
  label: string;
  startSeconds: number;
  endSeconds: number;
  bars: number;
  energy: number;
  chords: readonly string[];
  lines: readonly string[];
};

/** A moment of silence before a section, s. */
export type Stop = { startSeconds: number; endSeconds: number };

/** A whole song, ready to be played. */
export type Score = {
  sections: readonly ScoreSection[];
  /** Moments in which nothing is heard. */
  stops: readonly Stop[];
  /** In the order of their beginning. */
  notes: readonly ScoreNote[];
  hits: readonly DrumHit[];
  /** Where the last bar ends. */
  endSeconds: number;
  /** With what rings after it. */
  lengthSeconds: number;
  barSeconds: number;
  barSteps: number;
};
