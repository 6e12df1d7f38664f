import { expect, it } from 'vitest';
import { wavePaths } from './wave-path.ts';

it('draws each column round the middle, the loudest to the full height', () => {
  const levels = { min: [-0.5, 0], max: [0.25, 0], rms: [0.25, 0], stepMs: 10 };
  expect(wavePaths(levels, { width: 4, height: 40, durationMs: 20 })).toEqual({
    extent: 'M1 10.0L3 19.5L3 20.5L1 40.0Z',
    loudness: 'M1 10.0L3 19.5L3 20.5L1 30.0Z',
  });
});

it('leaves sound that has not come yet flat and says nothing of a loudness that is not known', () => {
  const { extent, loudness } = wavePaths(
    { min: [-1], max: [1], rms: null, stepMs: 10 },
    { width: 4, height: 20, durationMs: 20 },
  );
  expect([extent, loudness]).toEqual(['M1 0.0L3 9.5L3 10.5L1 20.0Z', '']);
});

it('draws nothing without room or length', () => {
  const levels = { min: [], max: [], rms: [], stepMs: 10 };
  expect(wavePaths(levels, { width: 0, height: 20, durationMs: 20 }).extent).toBe('');
  expect(wavePaths(levels, { width: 40, height: 20, durationMs: 0 }).extent).toBe('');
});
