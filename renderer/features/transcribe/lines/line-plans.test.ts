import { describe, expect, it } from 'vitest';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import type { Segment } from '../../../../shared/domain/transcript/transcript.ts';
import { gapBeside, planDelete, planMerge, planSetEdge, planSplit } from './line-plans.ts';

const id = (name: string) => name as SegmentId;
const line = (name: string, startMs: number, endMs: number): Segment => ({
  id: id(name),
  startMs,
  endMs,
  speakerId: null,
  text: `${name} one two`,
  words: null,
});
const lines = [line('a', 0, 1000), line('b', 1000, 2000), line('c', 6000, 7000)];

describe('line plans', () => {
  it('splits only where text stands on both sides', () => {
    expect(planSplit(line('a', 0, 1000), 0)).toBeNull();
    expect(planSplit(line('a', 0, 1000), 9)).toBeNull();
    expect(planSplit(line('a', 0, 1000), 5, id('n'))).toMatchObject({
      edits: [{ kind: 'split', segmentId: 'a', offset: 5, newSegmentId: 'n' }],
      select: ['n'],
    });
  });

  it('merges a single line with its neighbour and a selection with itself', () => {
    expect(planMerge(lines, [id('a')])?.edits).toEqual([{ kind: 'merge', segmentIds: ['a', 'b'] }]);
    expect(planMerge(lines, [id('c')], 'previous')?.edits).toEqual([{ kind: 'merge', segmentIds: ['b', 'c'] }]);
    expect(planMerge(lines, [id('c'), id('a')])).toMatchObject({
      edits: [{ segmentIds: ['a', 'c'] }],
      select: ['a'],
    });
    expect(planMerge(lines, [id('c')])).toBeNull();
    expect(planMerge(lines, [])).toBeNull();
  });

  it('selects the line after deleted ones, at the end the line before', () => {
    expect(planDelete(lines, [id('a'), id('b')])?.select).toEqual(['c']);
    expect(planDelete(lines, [id('c')])?.select).toEqual(['b']);
    expect(planDelete(lines, [id('a'), id('b'), id('c')])?.select).toEqual([]);
  });

  it('puts a new line into the pause beside a line', () => {
    expect(gapBeside(lines, 1, { where: 'after', durationMs: 9000 })).toEqual({ startMs: 2000, endMs: 4000 });
    expect(gapBeside(lines, 2, { where: 'before', durationMs: 9000 })).toEqual({ startMs: 4000, endMs: 6000 });
    expect(gapBeside(lines, 0, { where: 'after', durationMs: 9000 })).toEqual({ startMs: 1000, endMs: 1300 });
    expect(gapBeside(lines, 0, { where: 'before', durationMs: 9000 })).toEqual({ startMs: 0, endMs: 300 });
    expect(gapBeside([line('z', 8000, 9000)], 0, { where: 'after', durationMs: 9000 })).toEqual({
      startMs: 8700,
      endMs: 9000,
    });
  });

  it('puts a new line beside a line of a recording whose length is not known yet', () => {
    expect(gapBeside(lines, 2, { where: 'after', durationMs: 0 })).toEqual({ startMs: 7000, endMs: 9000 });
  });

  it('refuses an edge beyond the other one', () => {
    expect(planSetEdge(line('a', 1000, 2000), 'start', 2000)).toBeNull();
    expect(planSetEdge(line('a', 1000, 2000), 'end', 1500.4)?.edits).toEqual([
      { kind: 'setTimes', segmentId: 'a', startMs: 1000, endMs: 1500 },
    ]);
  });
});
