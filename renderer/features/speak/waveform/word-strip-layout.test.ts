import { expect, it } from 'vitest';
import { thinWords } from './word-strip-layout.ts';

const strip = { width: 100, gap: 4, slide: 6 };
const indexes = (words: [left: number, width: number][]) =>
  thinWords(
    words.map(([left, width]) => ({ left, width })),
    strip,
  ).map(({ index, left }) => `${index}@${left}`);

it('shows words that have room at their own times', () => {
  expect(
    indexes([
      [0, 10],
      [14, 10],
      [40, 20],
    ]),
  ).toEqual(['0@0', '1@14', '2@40']);
});

it('moves words a little behind one that takes their room and leaves out those that would lie further off', () => {
  expect(
    indexes([
      [0, 20],
      [10, 5],
      [20, 5],
      [24, 5],
      [60, 5],
    ]),
  ).toEqual(['0@0', '2@24', '4@60']);
});

it('keeps the last word inside the strip', () => {
  expect(indexes([[95, 20]])).toEqual(['0@80']);
  expect(
    indexes([
      [70, 20],
      [95, 20],
    ]),
  ).toEqual(['0@70']);
});
