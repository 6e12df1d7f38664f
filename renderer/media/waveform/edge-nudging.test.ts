import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EdgeNudging, nudgeOfKey, type PendingNudge } from './edge-nudging.ts';

const region = { id: 'a', startMs: 1000, endMs: 3000, ordinal: 0, label: '', lineNumber: 1 };
const key = (partial: Partial<KeyboardEvent>) => ({
  key: 'ArrowLeft',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...partial,
});

describe('nudging edges', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('moves by 10 ms, with Shift by 100 and with Ctrl by 500', () => {
    expect(nudgeOfKey(key({}))).toBe(-10);
    expect(nudgeOfKey(key({ key: 'ArrowRight', shiftKey: true }))).toBe(100);
    expect(nudgeOfKey(key({ key: 'ArrowUp', ctrlKey: true }))).toBe(500);
    expect(nudgeOfKey(key({ key: 'Home' }))).toBeNull();
    expect(nudgeOfKey(key({ altKey: true }))).toBeNull();
  });

  it('makes one change of presses that follow each other', () => {
    const committed: PendingNudge[] = [];
    const nudging = new EdgeNudging((nudge) => committed.push(nudge));
    expect(nudging.nudge(region, 'start', { byMs: 10, durationMs: 60_000 })).toBe(1010);
    vi.advanceTimersByTime(300);
    expect(nudging.nudge(region, 'start', { byMs: 100, durationMs: 60_000 })).toBe(1110);
    expect(committed).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(committed).toEqual([{ id: 'a', edge: 'start', span: { startMs: 1110, endMs: 3000 } }]);
    expect(nudging.pending).toBeNull();
  });

  it('commits one edge before it moves another', () => {
    const committed: PendingNudge[] = [];
    const nudging = new EdgeNudging((nudge) => committed.push(nudge));
    nudging.nudge(region, 'start', { byMs: 10, durationMs: 60_000 });
    nudging.nudge(region, 'end', { byMs: -10, durationMs: 60_000 });
    expect(committed.map((nudge) => nudge.edge)).toEqual(['start']);
    nudging.flush();
    expect(committed.map((nudge) => nudge.edge)).toEqual(['start', 'end']);
  });
});
