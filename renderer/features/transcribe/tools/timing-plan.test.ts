import { describe, expect, it } from 'vitest';
import { lineOf, segmentId } from '../../../../shared/domain/test-data/transcript-data.ts';
import { linesOf, stretchOf } from './line-scope.ts';
import { planMove, planScale } from './timing-plan.ts';

const lines = [lineOf('a', 'one', 1000), lineOf('b', 'two', 2000), lineOf('c', 'three', 5000)];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);
const chosen = (...names: string[]) => new Set(names.map(segmentId));

it('means selected lines, those from the first of them on, or all; a stretch has no holes', () => {
  expect(ids(linesOf(lines, chosen('a', 'c'), 'selected'))).toEqual(['a', 'c']);
  expect(ids(linesOf(lines, chosen('b'), 'following'))).toEqual(['b', 'c']);
  expect(ids(linesOf(lines, chosen(), 'following'))).toEqual([]);
  expect(ids(linesOf(lines, chosen(), 'all'))).toEqual(['a', 'b', 'c']);
  expect(ids(stretchOf(lines, chosen('a', 'c')))).toEqual(['a', 'b', 'c']);
});

describe('moving and stretching', () => {
  it('moves lines together as one edit', () => {
    expect(planMove(lines, -500)?.edits).toEqual([{ kind: 'shift', segmentIds: ['a', 'b', 'c'], deltaMs: -500 }]);
    expect([planMove(lines, 0), planMove([], 500)]).toEqual([null, null]);
  });

  it('brings the first and the last line where they should start', () => {
    const [edit] = planScale(lines, { firstMs: 2000, lastMs: 10_000 })?.edits ?? [];
    expect(edit?.kind === 'replaceLines' && edit.segments.map(({ startMs }) => startMs)).toEqual([2000, 4000, 10_000]);
  });

  it('plans nothing where lines would turn round or start together, or nothing changes', () => {
    expect(planScale(lines, { firstMs: 3000, lastMs: 3000 })).toBeNull();
    expect(planScale(lines.slice(0, 1), { firstMs: 0, lastMs: 9000 })).toBeNull();
    expect(planScale(lines, { firstMs: 1000, lastMs: 5000 })).toBeNull();
  });
});
