import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardId, ItemId } from '../../../../../shared/domain/ids.ts';
import type { Board } from '../../../../../shared/domain/organisation/board.ts';
import { api } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { selectAll, selectOne } from '../../../../ui/collection/list/list-selection.ts';
import type { Selectable } from '../../items/selection/select-items.ts';
import { boardPart, openPart, useLibrary } from '../../library-store.ts';
import { rowOf } from '../../test-data/library-rows.ts';
import { arrangeByKey } from './arrange.ts';
import { standInWithoutCells } from '../../../../ui/collection/test-data/without-cells.ts';

standInWithoutCells();

const BOARD = { id: 'board-1' as BoardId, name: 'Title cards' } as Board;
const listOf = (...ids: (string | null)[]): Selectable => ({
  head: undefined,
  rows: ids.map((id) => (id === null ? null : rowOf(id))),
});
const ids = (...names: string[]) => names as ItemId[];

/** The open board; `moved` are the moves that core was asked for. */
function begin() {
  const core = standInCore({ boards: { moveItems: () => ({ changedCount: 1, undoId: 'u' }) } });
  queryClient.setQueryData(api.boards.list.queryKey(), [BOARD]);
  const moved = async (count: number) => {
    await vi.waitFor(() => expect(core.asked).toHaveLength(count));
    return core.asked.map(([, input]) => input as { itemIds: ItemId[]; before: ItemId | null });
  };
  return { core, moved };
}

beforeEach(() => {
  useLibrary.setState(useLibrary.getInitialState(), true);
  openPart(boardPart(BOARD.name));
});

describe('Alt with an arrow key on a board', () => {
  const list = listOf('a', 'b', 'c', 'd');

  it('moves an item by one place, before the next but one or before the last one', async () => {
    const { moved } = begin();
    useLibrary.setState({ selection: selectOne('b' as ItemId) });
    expect(arrangeByKey('ArrowRight', 1, list)).toBe(true);
    expect(arrangeByKey('ArrowUp', 1, list)).toBe(true);
    expect((await moved(2)).map(({ itemIds, before }) => [itemIds, before])).toEqual([
      [['b'], 'd'],
      [['b'], 'a'],
    ]);
  });

  it('moves what is selected together, in the order of the board', async () => {
    const { moved } = begin();
    useLibrary.setState({ selection: selectAll(ids('c', 'b')) });
    arrangeByKey('ArrowDown', 1, list);
    expect(await moved(1)).toMatchObject([{ itemIds: ['b', 'c'], before: null }]);
  });

  it('moves an item that is not selected alone', async () => {
    const { moved } = begin();
    useLibrary.setState({ selection: selectAll(ids('c', 'd')) });
    arrangeByKey('ArrowLeft', 1, list);
    expect(await moved(1)).toMatchObject([{ itemIds: ['b'], before: 'a' }]);
  });

  it('does nothing at an end, or before what is not read yet, but takes the key', async () => {
    const { moved } = begin();
    expect(arrangeByKey('ArrowLeft', 0, list)).toBe(true);
    expect(arrangeByKey('ArrowRight', 3, list)).toBe(true);
    expect(arrangeByKey('ArrowRight', 0, listOf('a', 'b', null, 'd'))).toBe(true);
    // Whatever was asked for before this has arrived with it.
    arrangeByKey('ArrowRight', 0, list);
    expect(await moved(1)).toMatchObject([{ itemIds: ['a'], before: 'c' }]);
  });

  it('is for others where nothing can be put in order', () => {
    const { core } = begin();
    expect(arrangeByKey('Home', 1, list)).toBe(false);
    expect(arrangeByKey('ArrowLeft', 9, list)).toBe(false);
    useLibrary.setState({ sort: 'title' });
    expect(arrangeByKey('ArrowLeft', 1, list)).toBe(false);
    openPart('is:favourite');
    expect(arrangeByKey('ArrowLeft', 1, list)).toBe(false);
    expect(core.asked).toEqual([]);
  });
});
