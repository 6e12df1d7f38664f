import type { BoardId, ItemId } from '../../../shared/domain/ids.ts';
import type { Board } from '../../../shared/domain/organisation/board.ts';
import type { OrganisedChange } from '../../../shared/domain/organisation/organised.ts';

/**
 * Boards: items in an order of the user, one item on as many as wanted. Every change is a step of Organisation.undo. All throw
 * NOT_FOUND for a board or an item that is not there, INVALID_INPUT for a name that there cannot be, CONFLICT for one that another
 * board has.
 */
export interface Boards {
  /** In the order of the user. */
  list(): Board[];
  /** A new board at the end, with these items on it. */
  create(input: { name: string; itemIds?: readonly ItemId[] | undefined }): OrganisedChange & { id: BoardId };
  /** A new rule is for what is created from now on; null takes the rule or the chosen cover away. */
  update(input: {
    id: BoardId;
    name?: string | undefined;
    coverId?: ItemId | null | undefined;
    rule?: string | null | undefined;
    /** An archived board is put away: what is on no other one is found by a search for it alone, and its rule adds nothing. */
    isArchived?: boolean | undefined;
  }): OrganisedChange;
  /** Puts a board before another one, or at the end. */
  move(input: { id: BoardId; before: BoardId | null }): OrganisedChange;
  /** Its items stay in the library. */
  remove(input: { id: BoardId }): OrganisedChange;
  /** Puts items at the end of a board; those that are on it stay where they are. Throws INVALID_INPUT for one on 100 boards. */
  addItems(input: { id: BoardId; itemIds: readonly ItemId[] }): OrganisedChange;
  /** Takes items off a board; a rule does not put them there again. */
  removeItems(input: { id: BoardId; itemIds: readonly ItemId[] }): OrganisedChange;
  /** Puts items of a board, in the given order, before another item of it, or at its end. */
  moveItems(input: { id: BoardId; itemIds: readonly ItemId[]; before: ItemId | null }): OrganisedChange;
  /** Adds what rules find and have not added before. Gives how many items that were. */
  applyRules(): number;
}
