import { Failure } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { BoardId, ItemId } from '../../../shared/domain/ids.ts';
import { LABEL_LIMITS } from '../../../shared/domain/organisation/labels.ts';
import { movedPlaces, type Placed } from '../../../shared/domain/organisation/moved-places.ts';
import type { BoardPlace, Organised } from '../../../shared/domain/organisation/organised.ts';
import type { Db, Tx } from '../database/database.ts';

/** What becomes of items, as Organisation.rearrange takes it. */
type ItemChanges = Map<ItemId, (state: Organised) => Organised>;

const placedOn = (db: Db | Tx, boardId: BoardId): Placed<ItemId>[] =>
  db.all<Placed<ItemId>>(
    'SELECT item_id AS id, place FROM board_items WHERE board_id = :boardId ORDER BY place, item_id',
    {
      boardId,
    },
  );

/** The place behind everything that is on a board. */
export const nextPlace = (db: Db | Tx, boardId: BoardId): number =>
  (db.get<{ last: number | null }>('SELECT max(place) AS last FROM board_items WHERE board_id = :boardId', { boardId })
    ?.last ?? -1) + 1;

/** Items at the end of a board; those that are on it stay where they are. */
export function addedItems(tx: Tx, boardId: BoardId, itemIds: readonly ItemId[]): ItemChanges {
  const first = nextPlace(tx, boardId);
  return new Map(
    [...new Set(itemIds)].map((id, index) => [
      id,
      (state: Organised) =>
        state.boards.some((each) => each.boardId === boardId)
          ? state
          : placed(state, { boardId, place: first + index }),
    ]),
  );
}

/** Items off a board. */
export const removedItems = (boardId: BoardId, itemIds: readonly ItemId[]): ItemChanges =>
  new Map(
    itemIds.map((id) => [
      id,
      (state: Organised) => ({ ...state, boards: state.boards.filter((each) => each.boardId !== boardId) }),
    ]),
  );

/** Items of a board before another one of it. Others keep their places unless there is no room between two of them. */
export function movedItems(
  tx: Tx,
  { id: boardId, itemIds, before }: { id: BoardId; itemIds: readonly ItemId[]; before: ItemId | null },
): ItemChanges {
  const all = placedOn(tx, boardId);
  const known = new Set(all.map((each) => each.id));
  const moved = [...new Set(itemIds)];
  const missing = [...moved, ...(before === null ? [] : [before])].filter((each) => !known.has(each));
  if (missing.length > 0)
    throw new Failure('NOT_FOUND', 'These items aren’t on this board.', { ids: missing, missingCount: missing.length });
  return new Map(
    movedPlaces(all, moved, before).map(({ id, place }) => [
      id,
      (state: Organised) => placed(state, { boardId, place }),
    ]),
  );
}

function placed(state: Organised, place: BoardPlace): Organised {
  const boards = [...state.boards.filter(({ boardId }) => boardId !== place.boardId), place];
  const { most } = LABEL_LIMITS.board;
  if (boards.length > most && boards.length > state.boards.length)
    throw reasonedFailure('INVALID_INPUT', 'too_many_labels', { labelKind: 'board', most });
  return { ...state, boards: boards.toSorted((a, b) => (a.boardId < b.boardId ? -1 : 1)) };
}
