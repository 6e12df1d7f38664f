import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { standInCore } from '../../../api/test-data/stand-in-core.ts';
import { selectAll, selectOne } from '../../../ui/collection/list/list-selection.ts';
import { shownToasts } from '../../../ui/feedback/test-data/shown-toasts.ts';
import { useLibrary } from '../library-store.ts';
import { rowOf } from '../test-data/library-rows.ts';
import { binSelected, judge } from './judge.ts';
import { undoLast, useUndo } from '../../../ui/items/actions/undo-steps.ts';
import { standInWithoutCells } from '../../../ui/collection/test-data/without-cells.ts';

standInWithoutCells();

const rows = ['a', 'b', 'c'].map((id) => rowOf(id));
const found = { head: undefined, rows };
const ids = (...names: string[]) => names as ItemId[];
const begin = (undoId: string | null = 'undo-1') =>
  standInCore({
    organisation: { update: () => ({ changedCount: 1, undoId }), undo: () => ({ changedCount: 1, undoId: 'redo-1' }) },
  });
const primary = () => useLibrary.getState().selection.primary;
const start = (at: number) =>
  useLibrary.setState({ selection: selectOne(rows[at]?.id ?? ('a' as ItemId)), at, anchorAt: at });

beforeEach(() => {
  useLibrary.setState(useLibrary.getInitialState(), true);
  useUndo.setState({ done: [], undone: [] });
});

describe('picking and rejecting', () => {
  it('goes on to the next item, up to the last one, each a step of undo that is named', async () => {
    const core = begin();
    start(0);
    await judge(found, 'picked');
    await judge(found, 'rejected');
    await judge(found, 'picked');
    expect(core.asked.map(([, input]) => input)).toEqual(
      [
        ['a', 'picked'],
        ['b', 'rejected'],
        ['c', 'picked'],
      ].map(([id, verdict]) => ({ refs: [{ of: 'item', id }], values: { verdict } })),
    );
    expect([primary(), useLibrary.getState().at]).toEqual(['c', 2]);
    expect(useUndo.getState().done.map(({ label }) => label)).toEqual(['Pick 1 item', 'Reject 1 item', 'Pick 1 item']);
    await undoLast();
    expect(core.asked.at(-1)).toEqual(['organisation.undo', { undoId: 'undo-1' }]);
  });

  it('stays where it is when that is taken back, and when several are judged together', async () => {
    const core = begin();
    start(1);
    await judge(found, null);
    expect(primary()).toBe('b');
    useLibrary.setState({ selection: selectAll(ids('a', 'b')), at: 0 });
    await judge(found, 'rejected');
    expect([...useLibrary.getState().selection.ids]).toEqual(['a', 'b']);
    expect(core.asked.at(-1)?.[1]).toMatchObject({ refs: [{ id: 'a' }, { id: 'b' }] });
  });

  it('does not follow somebody who has gone elsewhere, and stays where core refuses', async () => {
    standInCore({
      organisation: {
        update: () => {
          useLibrary.setState({ selection: selectOne('c' as ItemId), at: 2 });
          return { changedCount: 1, undoId: 'undo-1' };
        },
      },
    });
    start(0);
    await judge(found, 'picked');
    expect(primary()).toBe('c');
    standInCore({
      organisation: {
        update: () => {
          throw new Failure('DISK_FULL', 'The disk is full.');
        },
      },
    });
    start(0);
    await judge(found, 'picked');
    expect(primary()).toBe('a');
    expect(shownToasts()[0]?.message).toContain('Pick 1 item');
  });
});

describe('moving to the bin', () => {
  const bin = async (at: number, isLooking: boolean) => {
    standInCore({ organisation: { bin: () => ({ changedCount: 1, undoId: 'undo-1' }) } });
    start(at);
    useLibrary.setState({ isLooking });
    await binSelected(found);
    return [primary(), useLibrary.getState().at];
  };

  it('goes on to what follows while an item is looked at, and back from the last one', async () => {
    expect(await bin(0, true)).toEqual(['b', 0]);
    expect(await bin(2, true)).toEqual(['b', 1]);
  });

  it('selects nothing in the list, which goes on from the same place', async () => {
    expect(await bin(1, false)).toEqual([null, 1]);
  });
});
