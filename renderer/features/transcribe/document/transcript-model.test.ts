import { describe, expect, it } from 'vitest';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { segmentAt, wordAt } from './transcript-model.ts';

const line = (name: string, startMs: number, endMs: number) => ({
  id: name as SegmentId,
  startMs,
  endMs,
  speakerId: null,
  text: name,
  words: null,
});

describe('transcript model', () => {
  const lines = [line('a', 0, 5000), line('b', 1000, 2000), line('c', 6000, 7000)];

  it('finds the line that sounds at a time', () => {
    expect(segmentAt(lines, 500)?.id).toBe('a');
    expect(segmentAt(lines, 1500)?.id).toBe('b');
    expect(segmentAt(lines, 3000)?.id).toBe('a');
    expect(segmentAt(lines, 5500)).toBeNull();
    expect(segmentAt(lines, 7000)).toBeNull();
    expect(segmentAt([], 0)).toBeNull();
  });

  it('lights the last word that has begun', () => {
    const words = [
      { startMs: 100, endMs: 200 },
      { startMs: 300, endMs: 400 },
    ];
    expect([50, 100, 250, 350, 900].map((ms) => wordAt(words, ms))).toEqual([-1, 0, 0, 1, 1]);
  });
});
