import type { BoardId, ItemId } from '../../../../../shared/domain/ids.ts';
import type { Board } from '../../../../../shared/domain/organisation/board.ts';
import { client } from '../../../../api/client.ts';
import { boardPart, isBoardPart, openPart, selectNothing, useLibrary } from '../../library-store.ts';
import { texts } from '../../texts.ts';
import { knownBoards } from '../../../../ui/items/labels/add-to-board.ts';
import { changeOrganised } from '../../../../ui/items/actions/organise-items.ts';
import { showUndoToast } from '../../../../ui/items/actions/undo-toast.ts';

/** The board that is open; null where another part is. */
export function openBoard(boards: readonly Board[] = knownBoards()): Board | null {
  const { part } = useLibrary.getState();
  return isBoardPart(part) ? (boards.find(({ name }) => boardPart(name) === part) ?? null) : null;
}

/** Creates an empty board. Resolves to whether it worked. */
export const createBoard = (name: string): Promise<boolean> =>
  changeOrganised(() => client.boards.create({ name }), texts.boards.created(name));

/** Takes items off a board; on others they stay. */
export async function removeFromBoard(itemIds: readonly ItemId[], board: Pick<Board, 'id' | 'name'>): Promise<void> {
  const { id, name } = board;
  const label = texts.boards.left(itemIds.length, name);
  const isDone = await changeOrganised(() => client.boards.removeItems({ id, itemIds: [...itemIds] }), label);
  if (isDone && useLibrary.getState().part === boardPart(name)) selectNothing();
}

/** Puts items of a board before another one, or at its end. */
export const moveOnBoard = (
  itemIds: readonly ItemId[],
  { id, name }: Pick<Board, 'id' | 'name'>,
  before: ItemId | null,
): Promise<boolean> =>
  changeOrganised(
    () => client.boards.moveItems({ id, itemIds: [...itemIds], before }),
    texts.boards.arranged(itemIds.length, name),
  );

/** Gives a board another name; where it is open it stays open. */
export async function renameBoard(board: Board, name: string): Promise<void> {
  const isDone = await changeOrganised(
    () => client.boards.update({ id: board.id, name }),
    texts.boards.renamed(board.name),
  );
  if (isDone && useLibrary.getState().part === boardPart(board.name)) openPart(boardPart(name));
}

/** Makes an item what stands for a board. */
export const coverBoard = ({ id, name }: Board, coverId: ItemId): Promise<boolean> =>
  changeOrganised(() => client.boards.update({ id, coverId }), texts.boards.covered(name));

/** Says what is added to a board by itself; blank for nothing. */
export const ruleBoard = ({ id, name }: Board, rule: string): Promise<boolean> =>
  changeOrganised(() => client.boards.update({ id, rule }), texts.boards.ruled(name));

/** Puts a board before another one, or at the end. */
export const moveBoard = ({ id, name }: Board, before: BoardId | null): Promise<boolean> =>
  changeOrganised(() => client.boards.move({ id, before }), texts.boards.moved(name));

/** Puts a board away with what is on no other one, with undo; where it is open everything is shown again. */
export async function archiveBoard({ id, name }: Board): Promise<void> {
  const label = texts.boards.archived(name);
  if (!(await changeOrganised(() => client.boards.update({ id, isArchived: true }), label))) return;
  if (useLibrary.getState().part === boardPart(name)) openPart('');
  showUndoToast(texts.boards.archivedToast(name), label);
}

/** Brings an archived board back. */
export const unarchiveBoard = ({ id, name }: Board): Promise<boolean> =>
  changeOrganised(() => client.boards.update({ id, isArchived: false }), texts.boards.unarchived(name));

/** Deletes a board, with undo; its items stay in the library. */
export async function deleteBoard({ id, name }: Board): Promise<void> {
  const label = texts.boards.deleted(name);
  if (!(await changeOrganised(() => client.boards.remove({ id }), label))) return;
  if (useLibrary.getState().part === boardPart(name)) openPart('');
  showUndoToast(label);
}
