import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { Board } from '../../../../../shared/domain/organisation/board.ts';
import { canArrange, useLibrary } from '../../library-store.ts';
import { addToBoard, knownBoards } from '../../../../ui/items/labels/add-to-board.ts';
import { moveOnBoard, openBoard } from './board-actions.ts';
import { type DropPlace, followItemDrag } from './item-drag.ts';

/** Lets items that are being dragged be let go on a board, or on another item of the open board. Returns whether they were. */
export function dropOnBoards(itemIds: readonly ItemId[]): () => boolean {
  const own = new Set<string>(itemIds);
  return followItemDrag(
    (target) => placeOf(target, own),
    (place) => drop(itemIds, place),
  );
}

function placeOf(target: Element, own: ReadonlySet<string>): DropPlace | null {
  const boardId = target.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
  if (boardId !== undefined) return { boardId };
  const before = target.closest<HTMLElement>('[data-item]')?.dataset['item'];
  if (before === undefined || own.has(before) || !canArrange(useLibrary.getState()) || !openBoard()) return null;
  return { before: before as ItemId };
}

function drop(itemIds: readonly ItemId[], place: DropPlace): void {
  if ('boardId' in place) {
    const board: Board | undefined = knownBoards().find(({ id }) => id === place.boardId);
    if (board) void addToBoard(itemIds, board);
    return;
  }
  const board = openBoard();
  if (board) void moveOnBoard(itemIds, board, place.before);
}
