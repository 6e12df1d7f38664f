import { seededRandom } from './random.ts';

/**
 * How one take of a sentence differs from the usual one: a factor on its pace, its melody and the silence after it, and a
 * melody that lies over its own: semitones at points spread evenly over the sentence.
 */
export type Variation = { rate: number; range: number; silence: number; semitones: readonly number[] };

/** The usual take: the one that everybody gets who does not ask for another. */
const USUAL: Variation = { rate: 1, range: 1, silence: 1, semitones: [] };

const MOST_RATE = 0.07;
const MOST_RANGE = 0.18;
const MOST_SILENCE = 0.22;
const MOST_SEMITONES = 2.2;
/** A new point of the melody about every third word. */
const WORDS_A_POINT = 3;

/**
 * The variation of a sentence of a take; the same seed gives the same. Seed 0 is the usual take. Pace and melody go from
 * slower and flatter to quicker and livelier and never so far that words get unclear.
 */
export function variationOf(seed: number, sentence: { index: number; wordCount: number }): Variation {
  if (seed === 0) return USUAL;
  const random = seededRandom(seed * 7919 + sentence.index);
  // Takes that follow each other lie on both sides of the usual one, so that the next one is always another.
  const side = seed % 2 === 1 ? 1 : -1;
  const away = () => side * (0.45 + 0.55 * random());
  const count = Math.max(2, Math.round(sentence.wordCount / WORDS_A_POINT) + 1);
  const phase = random() < 0.5 ? 1 : -1;
  return {
    rate: 1 - away() * MOST_RATE,
    range: 1 + (random() * 2 - 1) * MOST_RANGE,
    silence: 1 + away() * MOST_SILENCE,
    // Up and down by turns: a drift to one side would be another voice.
    semitones: Array.from({ length: count }, (_, point) => {
      const way = (point % 2 === 0 ? 1 : -1) * phase * side;
      return way * MOST_SEMITONES * (0.65 + 0.35 * random());
    }),
  };
}

/** Semitones of a melody at a share of the sentence, 0 to 1: smoothly from point to point. */
export function semitonesAt(points: readonly number[], share: number): number {
  if (points.length === 0) return 0;
  const place = Math.min(1, Math.max(0, share)) * (points.length - 1);
  const before = Math.floor(place);
  const from = points[before] ?? 0;
  const to = points[before + 1] ?? from;
  return from + ((to - from) * (1 - Math.cos(Math.PI * (place - before)))) / 2;
}
