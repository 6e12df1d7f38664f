import { isMinor, PITCH_NAMES, SCALES, type Key } from './pitch.ts';

/** A chord in a key. `classes` are its pitch classes from the root up. */
export type Chord = {
  symbol: string;
  root: number;
  intervals: readonly number[];
  classes: readonly number[];
  bass: number;
};

const DEGREES = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'];

/** Semitones above the root by what is behind the Roman numeral; small numerals take the row with an m where there is one. */
const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  o: [0, 3, 6],
  ø: [0, 3, 6, 10],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  '9': [0, 4, 7, 10, 14],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  '13': [0, 4, 7, 10, 14, 21],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  '7b9': [0, 4, 7, 10, 13],
  m11: [0, 3, 7, 10, 17],
};

/**
 * Reads a chord such as `IV`, `ii9`, `bVII`, `V7b9` or `I/3` (third in the bass). An accidental counts from the major scale.
 * @throws Error for what is no chord: progressions are data of this program
 */
export function readChord(symbol: string, key: Key): Chord {
  const match = /^(b|#)?(vii|vi|iv|v|iii|ii|i)([^/]*)(?:\/([357]))?$/i.exec(symbol);
  if (!match) throw new Error(`${symbol} is no chord`);
  const [, accidental, numeral = '', suffix = '', over] = match;
  const isSmall = numeral === numeral.toLowerCase();
  const intervals = (isSmall ? QUALITIES[`m${suffix}`] : undefined) ?? QUALITIES[suffix];
  if (!intervals) throw new Error(`${symbol} has no known quality`);
  const scale = accidental ? SCALES.major : SCALES[key.mode];
  const shift = accidental === 'b' ? 11 : accidental === '#' ? 1 : 0;
  const root = (key.tonic + scale[DEGREES.indexOf(numeral.toLowerCase())]! + shift) % 12;
  const classes = intervals.map((interval) => (root + interval) % 12);
  const bass = over ? classes[{ 3: 1, 5: 2, 7: 3 }[over]!]! : root;
  return { symbol, root, intervals, classes, bass };
}

/** Bars of chords: `I|V/3 vi|IV` has three bars, the second with two chords. */
export const readProgression = (text: string, key: Key): Chord[][] =>
  text.split('|').map((bar) =>
    bar
      .trim()
      .split(/\s+/)
      .map((symbol) => readChord(symbol, key)),
  );

/** The chord on the first step. */
export const tonicChord = (key: Key): Chord => readChord(isMinor(key.mode) ? 'i' : 'I', key);

/** A triad by its root, such as Am. */
export function triadChord({ root, isMinor: isSmall }: { root: number; isMinor: boolean }): Chord {
  const intervals = QUALITIES[isSmall ? 'm' : '']!;
  const classes = intervals.map((interval) => (root + interval) % 12);
  return { symbol: `${PITCH_NAMES[root]!}${isSmall ? 'm' : ''}`, root, intervals, classes, bass: root };
}
