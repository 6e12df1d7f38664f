import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Board } from '../../../../shared/domain/organisation/board.ts';
import { api, client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import type { MenuEntry } from '../../context-menu/context-menu.tsx';
import { changeOrganised } from '../actions/organise-items.ts';
import { labelTexts } from './label-texts.ts';

/** As many boards as a menu names; the others are found by typing. */
const MOST_BOARDS = 12;
const words = labelTexts.board;

/** Boards as they were read last. */
export const knownBoards = (): readonly Board[] => queryClient.getQueryData(api.boards.list.queryKey()) ?? [];

const isNamed = (board: Board, name: string): boolean =>
  board.name.localeCompare(name, undefined, { sensitivity: 'accent' }) === 0;

/** Puts items on the board of that name, which is created where there is none. */
export async function addToBoardNamed(itemIds: readonly ItemId[], name: string): Promise<boolean> {
  return await changeOrganised(
    async () => {
      const board = (await client.boards.list()).find((each) => isNamed(each, name));
      return board
        ? await client.boards.addItems({ id: board.id, itemIds: [...itemIds] })
        : await client.boards.create({ name, itemIds: [...itemIds] });
    },
    words.done(itemIds.length, name),
  );
}

/** Puts items on a board. */
export const addToBoard = (itemIds: readonly ItemId[], { id, name }: Pick<Board, 'id' | 'name'>): Promise<boolean> =>
  changeOrganised(() => client.boards.addItems({ id, itemIds: [...itemIds] }), words.done(itemIds.length, name));

/** Names of boards in a menu, and `other`, which asks for another one. */
export function addToBoardEntries(selectedIds: () => readonly ItemId[], other: () => void): MenuEntry[] {
  const known = knownBoards()
    .slice(0, MOST_BOARDS)
    .map((board): MenuEntry => ({ label: board.name, run: () => void addToBoard(selectedIds(), board) }));
  return [...known, { label: words.other, run: other }];
}
