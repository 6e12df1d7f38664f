import { describe, expect, it } from 'vitest';
import { lineOf, segmentId } from '../../../../shared/domain/test-data/transcript-data.ts';
import { linesOf, stretchOf } from './line-scope.ts';

const LINES = ['a', 'b', 'c', 'd', 'e'].map((id, index) => lineOf(id, `Line ${id}.`, index * 1000));
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id).join('');
const selected = (...names: string[]) => new Set(names.map(segmentId));

describe('the lines of a scope', () => {
  it('are in the order of the transcript, whatever order they were selected in', () => {
    expect(ids(linesOf(LINES, selected('d', 'b'), 'selected'))).toBe('bd');
    expect(ids(linesOf(LINES, selected('d', 'b'), 'following'))).toBe('bcde');
    expect(ids(linesOf(LINES, selected('d', 'b'), 'all'))).toBe('abcde');
  });

  it('are none without a selection, but all stay all', () => {
    expect(ids(linesOf(LINES, selected(), 'selected'))).toBe('');
    expect(ids(linesOf(LINES, selected(), 'following'))).toBe('');
    expect(linesOf(LINES, selected(), 'all')).toBe(LINES);
  });

  it('forget a selected line that is gone', () => {
    expect(ids(linesOf(LINES, selected('gone', 'c'), 'selected'))).toBe('c');
    expect(ids(linesOf(LINES, selected('gone'), 'following'))).toBe('');
  });
});

it('has a stretch from the first selected line to the last, with those between', () => {
  expect(ids(stretchOf(LINES, selected('d', 'b')))).toBe('bcd');
  expect(ids(stretchOf(LINES, selected('c')))).toBe('c');
  expect(ids(stretchOf(LINES, selected()))).toBe('');
});
