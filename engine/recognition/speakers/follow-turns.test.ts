import { expect, it } from 'vitest';
import { DRAWN_VARIANCES, drawnPrints } from '../measures/drawn-prints.ts';
import { followTurns } from './follow-turns.ts';

const TURNS = [0, 1, 0, 1].map((speaker) => ({ speaker, stretches: 6 }));
const right = Int32Array.from(TURNS.flatMap(({ speaker }) => Array<number>(6).fill(speaker)));
const points = drawnPrints(TURNS).map(({ point }) => ({ point, weight: 1 }));

it('gives stretches that were given to the wrong speaker to the right one', () => {
  const labels = right.map((label, at) => (at === 2 || at === 9 ? 1 - label : label));
  expect(followTurns(points, labels, DRAWN_VARIANCES)).toEqual(right);
});

it('keeps a voice that would vanish, and one voice as it is', () => {
  const labels = new Int32Array(6);
  expect(followTurns(points.slice(0, 6), labels, DRAWN_VARIANCES)).toEqual(labels);
  const cut = Int32Array.of(0, 0, 0, 0, 0, 1);
  expect(new Set(followTurns(points.slice(0, 6), cut, DRAWN_VARIANCES)).size).toBe(2);
});
