import type { DrumKit, DrumName } from '../drums/drum-kit.ts';
import type { InstrumentName } from '../instruments/instruments.ts';
import type { Mode, Pitch } from '../theory/pitch.ts';
import type { VoicingStyle } from '../theory/voicing.ts';

/** Kinds of sections that the composer knows. */
export type SectionKind =
  | 'intro'
  | 'verse'
  | 'pre'
  | 'chorus'
  | 'post'
  | 'bridge'
  | 'interlude'
  | 'break'
  | 'solo'
  | 'inst'
  | 'build'
  | 'drop'
  | 'outro';

/** What a part does in the band, apart from drums. */
export type PartRole = 'bass' | 'comp' | 'second' | 'arp' | 'pad' | 'counter' | 'lead';

/** One part: who plays it, where, and how loud. `level` in dB, `pan` −1 to 1, `reverb` and `delay` are shares that are sent. */
export type Part = {
  instruments: readonly InstrumentName[];
  style?: VoicingStyle;
  lowest: Pitch;
  highest: Pitch;
  level: number;
  pan?: number;
  reverb?: number;
  delay?: number;
  /** Chords are cut short whatever the pattern holds. */
  isShort?: boolean;
};

/** Hits a step: `X` accent, `x` normal, `o` soft, `g` ghost, `.` rest. */
export type DrumPattern = Partial<Record<DrumName, string>>;

/**
 * A way of playing together, for quiet and for full sections. Patterns have four steps a beat and repeat, also over bars.
 * Chords: as drums, `D` and `U` strum down and up, `-` holds. Bass: `R` root, `5` `3` `7` `8`, `a` leads to the next root,
 * small is soft; `walk` and `half` walk. Arpeggios: digits are tones of the chord from below.
 */
export type Groove = {
  name: string;
  /** Words of prompts that ask for this groove, besides its name. */
  words?: readonly string[];
  /** Not for songs that shall drive. */
  isSlow?: boolean;
  /** Not for songs that shall be calm. */
  isBusy?: boolean;
  beats?: 3 | 4;
  /** Steps of a beat as people count it: six where two beats of three fill the bar. */
  countedSteps?: 6;
  /** Where the off-beat lies in its pair: 0.5 is straight. `of` says what is swung, eighths or sixteenths. */
  swing?: { of: 8 | 16; share: number };
  drums: { quiet: DrumPattern; full: DrumPattern };
  bass: readonly [quiet: string, full: string];
  comp: readonly [quiet: string, full: string];
  second?: readonly [quiet: string, full: string];
  /** Where the pad plays more than one long chord a bar. */
  pad?: readonly [quiet: string, full: string];
  arp?: readonly [quiet: string, full: string];
  /** Rhythms of a bar of melody: `X` and `x` begin a note, `-` holds it. */
  melody: readonly string[];
};

/** Chords of sections; those that are missing take others (see `plan-sections`). */
export type Progressions = { verse: readonly string[]; chorus: readonly string[]; bridge?: readonly string[] };

/** Who plays in a section: roles by name and `drums`, with a plus where they play the full pattern. */
export type Layers = Partial<Record<SectionKind | 'verse2', string>>;

/** Everything that makes a genre. One file each; add it to `genres.ts`. */
export type Genre = {
  id: string;
  /** For people. */
  name: string;
  /** Words and phrases of prompts that mean it; the first are the surest. */
  words: readonly string[];
  tempoBpm: { usual: number; lowest: number; highest: number };
  modes: readonly Mode[];
  progressions: { major: Progressions; minor: Progressions };
  kit: DrumKit | null;
  /** Loudness of the drums, dB. */
  drumLevel: number;
  parts: Partial<Record<PartRole, Part>>;
  grooves: readonly Groove[];
  form: readonly (readonly [kind: SectionKind, bars: number])[];
  layers: Layers & { verse: string; chorus: string };
  /** How melodies move: share of leaps, whether they keep to five tones, and where phrases lead. */
  melody: { leaps: number; isPentatonic?: boolean; contour: 'arch' | 'fall' | 'rise' | 'wave' };
  ending: 'ring' | 'hit' | 'slow' | 'fade' | 'cold';
  /** How long its songs are heard after their last bar, s, where that is not as usual for their ending. */
  heardTailSeconds?: number;
  mix: { reverbSeconds: number; compression: number; /** dB from low to high. */ tilt?: number; lowPassHz?: number };
  /** How much the rest steps back under the kick, 0 to 1. */
  ducking?: number;
  /** Machines play in time. */
  isElectronic?: boolean;
  /** Crackle and a slow change of pitch, as of an old record. */
  isVinyl?: boolean;
};
