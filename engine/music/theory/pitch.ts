/** A pitch as a number: 60 is middle C, 69 the A of 440 Hz, one a semitone. */
export type Pitch = number;

/** Semitones above the tonic. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
} as const;
/** See SCALES. */
export type Mode = keyof typeof SCALES;

/** Names of the twelve pitch classes from C on. */
export const PITCH_NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

/** A tonic (0 is C) with its mode. */
export type Key = { tonic: number; mode: Mode };

/** For example "F# minor". */
export const keyName = ({ tonic, mode }: Key): string => `${PITCH_NAMES[tonic]} ${mode}`;

/** Whether the third above the tonic is small. */
export const isMinor = (mode: Mode): boolean => mode === 'minor' || mode === 'dorian' || mode === 'phrygian';

/** 0 to 11, also for negative numbers. */
export const pitchClass = (pitch: Pitch): number => ((pitch % 12) + 12) % 12;

/** Equal temperament over A = 440 Hz. */
export const frequencyHz = (pitch: Pitch): number => 440 * 2 ** ((pitch - 69) / 12);

/** Pitch classes of a key. */
export const scaleClasses = ({ tonic, mode }: Key): number[] => SCALES[mode].map((step) => (step + tonic) % 12);

/** The five of them that fit every chord. */
export function pentatonicClasses({ tonic, mode }: Key): number[] {
  const steps = isMinor(mode) ? [0, 3, 5, 7, 10] : [0, 2, 4, 7, 9];
  return steps.map((step) => (step + tonic) % 12);
}

/** The pitch nearest to `pitch` whose class is one of `classes`; of two as near the one in the direction of `leaning`. */
export function nearestOf(pitch: Pitch, classes: readonly number[], leaning = 1): Pitch {
  for (let distance = 0; distance < 12; distance++) {
    const first = leaning >= 0 ? pitch + distance : pitch - distance;
    const second = leaning >= 0 ? pitch - distance : pitch + distance;
    if (classes.includes(pitchClass(first))) return first;
    if (classes.includes(pitchClass(second))) return second;
  }
  return pitch;
}

/** So many steps up (or down) the classes from a pitch. */
export function stepWithin(pitch: Pitch, steps: number, classes: readonly number[]): Pitch {
  let at = pitch;
  for (let taken = 0; taken < Math.abs(steps); taken++) {
    do at += Math.sign(steps);
    while (!classes.includes(pitchClass(at)));
  }
  return at;
}
