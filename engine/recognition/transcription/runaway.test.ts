import { expect, it } from 'vitest';
import { keptOfRunaway } from './runaway.ts';

it.each([
  ['a token', [5, 6, 7, 7, 7, 7, 7], 3],
  ['a phrase whose last round is cut off', [5, 6, 1, 2, 3, 1, 2, 3, 1, 2], 5],
  ['everything', [4, 4, 4, 4], 1],
])('keeps one round of %s that repeats to the end', (_what, tokens, kept) => {
  expect(keptOfRunaway(tokens)).toBe(kept);
});

it.each([
  ['a phrase said twice', [5, 1, 2, 3, 1, 2, 3]],
  ['a repetition that ends', [7, 7, 7, 7, 7, 5, 6]],
  ['nothing', []],
])('leaves %s whole', (_what, tokens) => {
  expect(keptOfRunaway(tokens)).toBe(tokens.length);
});
