import { describe, expect, it } from 'vitest';
import { columnAt, createPeakPyramid } from './peak-pyramid.ts';

const base = (length: number, loudAt: number) => {
  const max = new Float32Array(length);
  max[loudAt] = 0.75;
  return { stepMs: 5, min: new Float32Array(length), max, rms: new Float32Array(length).fill(0.5) };
};

describe('peak pyramid', () => {
  const pyramid = createPeakPyramid(base(720_000, 400_000), 3_600_000);

  it('keeps the loudest sample at every level', () => {
    expect(pyramid.loudest).toBe(0.75);
    expect(columnAt(pyramid, 0, 3_600_000).max).toBe(0.75);
    expect(columnAt(pyramid, 1_999_000, 2_001_000).max).toBe(0.75);
    expect(columnAt(pyramid, 2_000_000, 2_000_005).max).toBe(0.75);
    expect(columnAt(pyramid, 2_000_005, 2_000_010).max).toBe(0);
  });

  it('averages loudness by energy', () => {
    expect(columnAt(pyramid, 0, 3_600_000).rms).toBeCloseTo(0.5);
  });

  it('answers silence beyond the end', () => {
    expect(columnAt(pyramid, 9_999_990, 9_999_999)).toEqual({ min: 0, max: 0, rms: 0 });
  });

  it('reads few values even for an hour in one column', () => {
    expect(pyramid.levels.at(-1)?.max.length).toBeLessThanOrEqual(4096);
  });
});
