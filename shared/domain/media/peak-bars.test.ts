import { expect, it } from 'vitest';
import type { Peaks } from './peaks.ts';
import { barsPath, peakBars } from './peak-bars.ts';

const peaks = (max: number[], min: number[]): Peaks => ({
  durationMs: max.length * 10,
  stepMs: 10,
  max: Float32Array.from(max),
  min: Float32Array.from(min),
  rms: Float32Array.from(max),
});

it('takes the loudest step of each bar on either side of zero and scales the loudest bar to full', () => {
  expect(peakBars(peaks([0.25, 0, 0, 0], [0, 0, -0.5, 0]), 2)).toEqual([0.5, 1]);
});

it('keeps silence flat and gives more bars than steps something to show', () => {
  expect([peakBars(peaks([0, 0], [0, 0]), 2), peakBars(peaks([0.5], [0]), 3), peakBars(peaks([], []), 3)]).toEqual([
    [0, 0],
    [1, 1, 1],
    [],
  ]);
});

it('draws bars three pixels apart, centred', () => {
  expect(barsPath([1, 0], 28)).toBe('M1 1.0v26.0M4 14.0v0.0');
});
