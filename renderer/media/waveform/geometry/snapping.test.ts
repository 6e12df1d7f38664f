import { describe, expect, it } from 'vitest';
import { nearest, type SnapTargets, snapSpan, snapTime } from './snapping.ts';

const targets = (partial: Partial<SnapTargets>): SnapTargets => ({
  edgesMs: [],
  playheadMs: null,
  speechMs: [],
  ...partial,
});

describe('snapping', () => {
  it('finds the nearest value of a list', () => {
    expect(nearest([], 5)).toBeUndefined();
    expect(nearest([10, 20, 30], 4)).toBe(10);
    expect(nearest([10, 20, 30], 26)).toBe(30);
    expect(nearest([10, 20, 30], 99)).toBe(30);
  });

  it('takes the closest of neighbour, playhead and speech within the distance', () => {
    const all = targets({ edgesMs: [1000], playheadMs: 1030, speechMs: [1050] });
    expect(snapTime(1004, all, 40)).toEqual({ ms: 1000, lineMs: 1000 });
    expect(snapTime(1033, all, 40)).toEqual({ ms: 1030, lineMs: 1030 });
    expect(snapTime(1060, all, 40)).toEqual({ ms: 1050, lineMs: 1050 });
    expect(snapTime(1200, all, 40)).toEqual({ ms: 1200, lineMs: null });
  });

  it('prefers the neighbour at equal distance', () => {
    expect(snapTime(1010, targets({ edgesMs: [1000], playheadMs: 1020 }), 40).ms).toBe(1000);
  });

  it('snaps at exactly the distance but no further', () => {
    expect(snapTime(1040, targets({ playheadMs: 1000 }), 40).ms).toBe(1000);
    expect(snapTime(1041, targets({ playheadMs: 1000 }), 40).ms).toBe(1041);
  });

  it('moves a line by the edge that is closer to its target and keeps its length', () => {
    const both = { start: targets({ edgesMs: [1000] }), end: targets({ edgesMs: [2000] }) };
    expect(snapSpan({ startMs: 1020, endMs: 1990 }, both, 40)).toEqual({ startMs: 1030, endMs: 2000, lineMs: 2000 });
    expect(snapSpan({ startMs: 1500, endMs: 1700 }, both, 40)).toEqual({ startMs: 1500, endMs: 1700, lineMs: null });
  });
});
