import { describe, expect, it } from 'vitest';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import {
  extendTo,
  moveBy,
  NO_SELECTION,
  selectAll,
  selectionOfBox,
  selectOne,
  stepOfKey,
  toggle,
  withoutMissing,
} from './list-selection.ts';

const order = ['a', 'b', 'c', 'd'].map((name) => name as SegmentId);
const [a, b, c, d] = order as [SegmentId, SegmentId, SegmentId, SegmentId];
const ids = (selection: { ids: ReadonlySet<SegmentId> }) => [...selection.ids];

describe('selection of a list', () => {
  it('extends from the anchor in both directions', () => {
    const down = extendTo(selectOne(b), d, order);
    expect(ids(down)).toEqual([b, c, d]);
    expect(ids(extendTo(down, a, order))).toEqual([a, b]);
  });

  it('moves to the neighbour and stops at the ends', () => {
    expect(moveBy(selectOne(b), order, { by: 1, extend: false })).toEqual(selectOne(c));
    expect(moveBy(selectOne(d), order, { by: 1, extend: false })).toEqual(selectOne(d));
    expect(moveBy(NO_SELECTION, order, { by: 1, extend: false })).toEqual(selectOne(a));
    expect(moveBy(NO_SELECTION, order, { by: -1, extend: false })).toEqual(selectOne(d));
    expect(moveBy(NO_SELECTION, [], { by: 1, extend: false })).toEqual(NO_SELECTION);
  });

  it('is moved by arrows, by pages and to the ends, and by no other key', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Enter', 'a'];
    expect(keys.map((key) => stepOfKey(key, { count: 50, page: 8 }))).toEqual([1, -1, 8, -8, -50, 50, null, null]);
  });

  it('grows by Shift and an arrow', () => {
    const grown = moveBy(selectOne(b), order, { by: 1, extend: true });
    expect(ids(moveBy(grown, order, { by: 1, extend: true }))).toEqual([b, c, d]);
  });

  it('toggles single lines', () => {
    const both = toggle(selectOne(a), c);
    expect(both).toMatchObject({ primary: c });
    expect(ids(toggle(both, a))).toEqual([c]);
  });

  it('takes what is in a box, alone, with Shift added and with Ctrl turned over', () => {
    const [plain, shift, ctrl] = [
      { shiftKey: false, ctrlKey: false, metaKey: false },
      { shiftKey: true, ctrlKey: false, metaKey: false },
      { shiftKey: false, ctrlKey: true, metaKey: false },
    ];
    const before = selectAll([a, b]);
    expect(selectionOfBox(before, [b, c], plain)).toEqual({ ids: new Set([b, c]), primary: c, anchor: b });
    expect(ids(selectionOfBox(before, [b, c], shift))).toEqual([a, b, c]);
    expect(selectionOfBox(before, [b, c], ctrl)).toEqual({ ids: new Set([a, c]), primary: c, anchor: c });
    expect(selectionOfBox(before, [], plain)).toEqual(NO_SELECTION);
    expect(ids(selectionOfBox(before, [], shift))).toEqual([a, b]);
  });

  it('forgets lines that are gone and keeps the same object otherwise', () => {
    const selection = extendTo(selectOne(a), c, order);
    expect(withoutMissing(selection, () => true)).toBe(selection);
    expect(withoutMissing(selection, (id) => id !== c)).toEqual({ ids: new Set([a, b]), primary: a, anchor: a });
  });
});
