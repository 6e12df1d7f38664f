import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { selectAll } from '../../../../ui/collection/list/list-selection.ts';
import { useLibrary } from '../../library-store.ts';
import { rowOf } from '../../test-data/library-rows.ts';
import { boxItems } from './box-items.ts';
import { MOST_SELECTED, type Selectable } from './select-items.ts';
import { standInWithoutCells } from '../../../../ui/collection/test-data/without-cells.ts';

standInWithoutCells();

const idOf = (at: number) => `i_${at}` as ItemId;
const NONE = { shiftKey: false, ctrlKey: false, metaKey: false };
const places = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function listOf(total: number, isRead: (at: number) => boolean = () => true): Selectable {
  const rows = Array.from({ length: total }, (_, at) => (isRead(at) ? rowOf(idOf(at)) : null));
  const summary = { total, kinds: [], days: [] };
  return { head: { query: '', words: '', sort: 'newest', isStacked: true, summary, askedAtMs: 0 }, rows };
}
const state = () => useLibrary.getState();
const selected = () => [...state().selection.ids];

beforeEach(() => useLibrary.setState(useLibrary.getInitialState(), true));

describe('a box over items', () => {
  it('selects those in it, as it grows and shrinks', () => {
    const box = boxItems(listOf(6));
    box.begin();
    box.select(places(1, 3), NONE);
    expect(selected()).toEqual([1, 2, 3].map(idOf));
    box.select(places(2, 2), NONE);
    expect(selected()).toEqual([idOf(2)]);
    expect(state()).toMatchObject({ at: 2, anchorAt: 2 });
  });

  it('adds to what was selected with Shift, and changes it with Ctrl or Cmd', () => {
    useLibrary.setState({ selection: selectAll([0, 2].map(idOf)), at: 0, anchorAt: 0 });
    const box = boxItems(listOf(6));
    box.begin();
    box.select(places(2, 3), { ...NONE, shiftKey: true });
    expect(selected().toSorted()).toEqual([0, 2, 3].map(idOf));
    box.select(places(2, 3), { ...NONE, metaKey: true });
    expect(selected().toSorted()).toEqual([0, 3].map(idOf));
  });

  it('that is given up leaves everything as it was before', () => {
    const before = selectAll([4, 5].map(idOf));
    useLibrary.setState({ selection: before, at: 4, anchorAt: 5 });
    const box = boxItems(listOf(6));
    box.begin();
    box.select(places(0, 2), NONE);
    box.cancel();
    expect(state()).toMatchObject({ selection: before, at: 4, anchorAt: 5 });
  });

  it('remembers items that scrolled away, which the list no longer has', () => {
    const found = listOf(300);
    const box = boxItems(found);
    box.begin();
    box.select(places(0, 1), NONE);
    (found.rows as (typeof found.rows)[number][])[0] = null;
    box.select(places(0, 2), NONE);
    expect(selected()).toEqual([0, 1, 2].map(idOf));
  });
});

describe('a box over items that have not been read', () => {
  const coreWith = (answer: (offset: number, limit: number) => ItemId[] | Promise<ItemId[]>) =>
    standInCore({ library: { ids: ({ offset = 0, limit = 0 }) => answer(offset, limit) } });
  const all = (offset: number, limit: number) => places(offset, offset + limit - 1).map(idOf);

  it('asks core for them when it is let go', async () => {
    const core = coreWith(all);
    const box = boxItems(listOf(300, (at) => at < 100));
    box.begin();
    box.select(places(98, 103), NONE);
    expect(selected()).toEqual([98, 99].map(idOf));
    box.end();
    await vi.waitFor(() => expect(selected()).toEqual(places(98, 103).map(idOf)));
    expect(core.asked.map(([, input]) => input)).toMatchObject([{ offset: 98, limit: 6 }]);
  });

  it('asks for no more than can be selected', async () => {
    const core = coreWith(all);
    const box = boxItems(listOf(20_000, () => false));
    box.begin();
    box.select(places(0, 15_000), NONE);
    box.end();
    await vi.waitFor(() => expect(selected()).toHaveLength(MOST_SELECTED));
    expect(core.asked.map(([, input]) => input)).toMatchObject([{ offset: 0, limit: MOST_SELECTED }]);
  });

  it('is forgotten where another box was begun before the answer', async () => {
    let answer = (_ids: ItemId[]) => {};
    const core = coreWith(() => new Promise<ItemId[]>((resolve) => (answer = resolve)));
    const found = listOf(300, (at) => at < 100);
    const first = boxItems(found);
    first.begin();
    first.select(places(99, 120), NONE);
    first.end();
    await vi.waitFor(() => expect(core.asked).toHaveLength(1));
    const second = boxItems(found);
    second.begin();
    second.select(places(0, 0), NONE);
    answer(all(99, 22));
    await new Promise((resolve) => setImmediate(resolve));
    expect(selected()).toEqual([idOf(0)]);
  });
});
