import { notifications } from '@mantine/notifications';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardId, ItemId } from '../../../../../shared/domain/ids.ts';
import type { Board } from '../../../../../shared/domain/organisation/board.ts';
import { api } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { type Answers, standInCore } from '../../../../api/test-data/stand-in-core.ts';
import { selectAll, selectOne } from '../../../../ui/collection/list/list-selection.ts';
import { shownToasts } from '../../../../ui/feedback/test-data/shown-toasts.ts';
import { boardPart, openPart, useLibrary } from '../../library-store.ts';
import { rowOf } from '../../test-data/library-rows.ts';
import { arrangeByKey } from './arrange.ts';
import { addToBoardNamed } from '../../../../ui/items/labels/add-to-board.ts';
import { deleteBoard, openBoard, removeFromBoard, renameBoard } from './board-actions.ts';
import { useUndo } from '../../../../ui/items/actions/undo-steps.ts';
import { standInWithoutCells } from '../../../../ui/collection/test-data/without-cells.ts';

standInWithoutCells();

const change = (undoId = 'undo-1') => ({ changedCount: 1, undoId });
const board: Board = {
  id: 'b_1' as BoardId,
  name: 'Fog, rust',
  count: 4,
  coverId: null,
  rule: null,
  isArchived: false,
};
const rows = ['a', 'b', 'c', 'd'].map((id) => rowOf(id));
const found = { head: undefined, rows };
const ids = (...names: string[]) => names as ItemId[];
const boards: Answers['boards'] = {
  list: () => [board],
  create: () => ({ id: 'b_2' as BoardId, ...change() }),
  addItems: () => change(),
  removeItems: () => change(),
  moveItems: () => change(),
  update: () => change(),
  remove: () => change(),
};

const know = () => queryClient.setQueryData(api.boards.list.queryKey(), [board]);

/** A core that has the board, which the window has read. */
function begin() {
  const core = standInCore({ boards });
  know();
  return core;
}

beforeEach(() => {
  useLibrary.setState(useLibrary.getInitialState(), true);
  useUndo.setState({ done: [], undone: [] });
  know();
  notifications.clean();
  notifications.cleanQueue();
});

describe('adding to a board', () => {
  it('takes the one of that name whatever its case, and creates one where there is none', async () => {
    const core = begin();
    await addToBoardNamed(ids('a'), 'fog, RUST');
    await addToBoardNamed(ids('a', 'b'), 'Salt');
    expect(core.asked).toEqual([
      ['boards.list', undefined],
      ['boards.addItems', { id: 'b_1', itemIds: ['a'] }],
      ['boards.list', undefined],
      ['boards.create', { name: 'Salt', itemIds: ['a', 'b'] }],
    ]);
    expect(useUndo.getState().done.map(({ label }) => label)).toEqual([
      'Add 1 item to board “fog, RUST”',
      'Add 2 items to board “Salt”',
    ]);
  });
});

describe('the open board', () => {
  beforeEach(() => openPart(boardPart(board.name)));

  it('is shown in its own order, and another part in another one', () => {
    expect([openBoard()?.id, useLibrary.getState().sort]).toEqual(['b_1', 'board']);
    openPart('is:favourite');
    expect([openBoard(), useLibrary.getState().sort]).toEqual([null, 'newest']);
  });

  it('stays open under its new name, and gives way to everything when it is deleted, with undo', async () => {
    begin();
    await renameBoard(board, 'Salt');
    expect(useLibrary.getState().part).toBe('board:Salt');
    await deleteBoard({ ...board, name: 'Salt' });
    expect(useLibrary.getState().part).toBe('');
    expect(shownToasts()[0]?.message).toBe('Board “Salt” deleted');
  });

  it('lets go of what was taken off it', async () => {
    const core = begin();
    useLibrary.setState({ selection: selectAll(ids('a', 'b')) });
    await removeFromBoard(ids('a', 'b'), board);
    expect(core.asked).toEqual([['boards.removeItems', { id: 'b_1', itemIds: ['a', 'b'] }]]);
    expect(useLibrary.getState().selection.ids.size).toBe(0);
  });

  it.each<[string, string[], number, string, string[] | null, string | null]>([
    ['one item forward', ['b'], 1, 'ArrowRight', ['b'], 'd'],
    ['one item back', ['c'], 2, 'ArrowUp', ['c'], 'b'],
    ['one item to the end', ['c'], 2, 'ArrowDown', ['c'], null],
    ['several together', ['b', 'c'], 1, 'ArrowLeft', ['b', 'c'], 'a'],
    ['an item that is not selected alone', ['a'], 1, 'ArrowRight', ['b'], 'd'],
    ['nothing at the front', ['a'], 0, 'ArrowLeft', null, null],
    ['nothing at the end', ['d'], 3, 'ArrowRight', null, null],
  ])('moves %s by Alt and an arrow', async (_name, selected, at, key, moved, before) => {
    const core = begin();
    useLibrary.setState({ selection: selectAll(ids(...selected)) });
    expect(arrangeByKey(key, at, found)).toBe(true);
    if (moved === null) expect(core.asked).toEqual([]);
    else
      await vi.waitFor(() => expect(core.asked).toEqual([['boards.moveItems', { id: 'b_1', itemIds: moved, before }]]));
  });

  it('is not put in order by other keys, in another order, or while something is searched for in it', () => {
    useLibrary.setState({ selection: selectOne('b' as ItemId) });
    expect(arrangeByKey('Home', 1, found)).toBe(false);
    for (const state of [{ sort: 'newest' }, { text: 'lamp' }, { kind: 'script' }] as const) {
      openPart(boardPart(board.name));
      useLibrary.setState(state);
      expect(arrangeByKey('ArrowRight', 1, found)).toBe(false);
    }
  });
});
