import { describe, expect, it } from 'vitest';
import type { LineId } from '../ids.ts';
import { cueOverrunMs, fitToCues } from './fit-to-cues.ts';

const line = (id: string, lengthMs: number, durationMs: number, speed = 1) => ({
  lineId: id as LineId,
  cue: { startMs: 1000, endMs: 1000 + lengthMs },
  durationMs,
  speed,
});

describe('fitting lines to their cues', () => {
  it('tells how far a line runs over, but nothing that nobody notices', () => {
    expect(cueOverrunMs({ startMs: 0, endMs: 2000 }, 2600)).toBe(600);
    expect(cueOverrunMs({ startMs: 0, endMs: 2000 }, 2080)).toBe(0);
    expect(cueOverrunMs({ startMs: 0, endMs: 2000 }, 900)).toBe(0);
  });

  it('speeds up what is too long, as little as it takes, and leaves alone what fits', () => {
    const { speeds, tooLong } = fitToCues([line('a', 2000, 2400), line('b', 2000, 1500), line('c', 3000, 3600, 0.9)]);
    expect(speeds.map(({ lineId }) => lineId)).toEqual(['a', 'c']);
    for (const [index, [durationMs, speed, lengthMs]] of [
      [2400, 1, 2000],
      [3600, 0.9, 3000],
    ].entries() as ArrayIterator<[number, [number, number, number]]>) {
      const fitted = speeds[index]?.speed ?? 0;
      expect((durationMs * speed) / fitted).toBeLessThanOrEqual(lengthMs);
      expect((durationMs * speed) / fitted).toBeGreaterThan(lengthMs * 0.95);
    }
    expect(tooLong).toEqual([]);
  });

  it('goes no faster than can be understood, and says what does not fit then', () => {
    const { speeds, tooLong } = fitToCues([line('a', 1000, 3000), line('b', 1000, 2000, 1.8)]);
    expect(speeds).toEqual([{ lineId: 'a', speed: 1.5 }]);
    expect(tooLong).toEqual([
      { lineId: 'a', overrunMs: 1000 },
      { lineId: 'b', overrunMs: 1000 },
    ]);
  });
});
