import { describe, expect, it } from 'vitest';
import { createRegionIndex, overlapsEarlier, regionAt, regionsInWindow, type WaveRegion } from './region-index.ts';

const region = (id: string, startMs: number, endMs: number): WaveRegion => ({
  id,
  startMs,
  endMs,
  ordinal: 0,
  label: 'Maren',
  lineNumber: 1,
});

describe('region index', () => {
  const index = createRegionIndex([region('long', 0, 9000), region('b', 1000, 2000), region('c', 4000, 5000)]);

  it('finds a long line that began before the window and skips short ones that ended', () => {
    expect(regionsInWindow(index, 3000, 3500).map((each) => each.id)).toEqual(['long']);
    expect(regionsInWindow(index, 1500, 4500).map((each) => each.id)).toEqual(['long', 'b', 'c']);
  });

  it('leaves out lines that only touch the window with an edge', () => {
    expect(regionsInWindow(index, 9000, 9500)).toEqual([]);
    expect(regionsInWindow(index, 3000, 4000).map((each) => each.id)).toEqual(['long']);
  });

  it('puts the later line on top where two overlap', () => {
    expect(regionAt(index, 1500)?.id).toBe('b');
    expect(regionAt(index, 3000)?.id).toBe('long');
    expect(regionAt(index, 9000)).toBeUndefined();
    expect([0, 1, 2].map((at) => overlapsEarlier(index, at))).toEqual([false, true, true]);
  });

  it('looks at a handful of 10,000 lines', () => {
    const many = createRegionIndex(
      Array.from({ length: 10_000 }, (_, at) => region(String(at), at * 1000, at * 1000 + 900)),
    );
    expect(regionsInWindow(many, 5_000_000, 5_010_000).map((each) => each.id)).toHaveLength(10);
  });
});
