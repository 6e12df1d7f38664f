import { expect, it } from 'vitest';
import { dissolveSmallVoices } from './dissolve-small-voices.ts';

const at = (...point: number[]) => ({ point: Float32Array.from(point), weight: 1 });
const points = [at(1, 0), at(1, 0.1), at(0, 1), at(0.1, 1), at(0.9, 0.2), at(0.2, 0.9)];

it('gives the stretches of voices that are hardly heard to the nearest voices, each on its own', () => {
  expect(dissolveSmallVoices(points, Int32Array.of(0, 0, 3, 3, 2, 1), 2)).toEqual(Int32Array.of(0, 0, 1, 1, 0, 1));
  expect(dissolveSmallVoices(points, Int32Array.of(0, 0, 2, 2, 1, 1), 2)).toEqual(Int32Array.of(0, 0, 2, 2, 1, 1));
});

it('leaves one voice, however short', () => {
  expect(dissolveSmallVoices(points, Int32Array.of(0, 1, 2, 3, 4, 5), 100)).toEqual(new Int32Array(6));
});
