import { expect, it } from 'vitest';
import { heardPower, matchedGain } from './matched-gain.ts';

it('turns the louder take down to the quieter one, and never up', () => {
  const loud = heardPower([0.4, 0.4]);
  const quiet = heardPower([0.2, 0.2]);
  expect(matchedGain(loud, [loud, quiet])).toBeCloseTo(0.5);
  expect(matchedGain(quiet, [loud, quiet])).toBe(1);
});

it('takes no notice of pauses, and of takes without sound', () => {
  expect(heardPower([0.3, 0, 0.001, 0.3])).toBeCloseTo(0.09);
  expect([matchedGain(0, [0.1]), matchedGain(0.1, [0, 0.1])]).toEqual([1, 1]);
});
