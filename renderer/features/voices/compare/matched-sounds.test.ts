import { expect, it } from 'vitest';
import { matchDb, turnedDown } from './matched-sounds.ts';

it('turns the louder of two sounds down to the quieter, never up, and leaves silence alone', () => {
  expect(matchDb([-18, -21])).toEqual([-3, 0]);
  expect(matchDb([-24, -21])).toEqual([0, -3]);
  expect(matchDb([null, -21])).toEqual([0, 0]);
});

it('gives decibels to the player as a factor', () => {
  const sound = { url: 'sound', peaksUrl: null, durationMs: 1000 };
  expect(turnedDown(sound, 0).gain).toBe(1);
  expect(turnedDown(sound, -6.0206).gain).toBeCloseTo(0.5, 4);
});
