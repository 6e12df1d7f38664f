import { expect, test } from 'vitest';
import { parsePeaks, serialisePeaks } from './peaks.ts';

test('peaks survive being stored, clipped to full scale', () => {
  const stored = serialisePeaks({
    durationMs: 25.5,
    stepMs: 10,
    min: Float32Array.of(-1.5, -0.25, 0),
    max: Float32Array.of(0.5, 1.5, 0),
    rms: Float32Array.of(0.125, 0.75, 0),
  });
  const peaks = parsePeaks(stored.buffer as ArrayBuffer);
  expect({ durationMs: peaks.durationMs, stepMs: peaks.stepMs }).toEqual({ durationMs: 25.5, stepMs: 10 });
  const rounded = (values: Float32Array) => Array.from(values, (value) => Math.round(value * 1000) / 1000);
  expect([rounded(peaks.min), rounded(peaks.max), rounded(peaks.rms)]).toEqual([
    [-1, -0.25, 0],
    [0.5, 1, 0],
    [0.125, 0.75, 0],
  ]);
});

test('a cut peaks file and foreign bytes are refused', () => {
  const stored = serialisePeaks({
    durationMs: 10,
    stepMs: 10,
    min: new Float32Array(1),
    max: new Float32Array(1),
    rms: new Float32Array(1),
  });
  expect(() => parsePeaks(stored.buffer.slice(0, -1) as ArrayBuffer)).toThrow('cut off');
  expect(() => parsePeaks(new ArrayBuffer(64))).toThrow('Not a peaks file');
});
