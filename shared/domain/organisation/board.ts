import type { BoardId, ItemId, SavedSearchId } from '../ids.ts';

/**
 * Items in an order of the user; one item may be on many. `count` is of those outside the bin. `coverId` is the item that stands
 * for it: the chosen one while it is on the board, else the first. `rule` is a search: new items that it finds are added, each
 * once. `isArchived`: it is put away, with what is on no other board.
 */
export type Board = {
  id: BoardId;
  name: string;
  count: number;
  coverId: ItemId | null;
  rule: string | null;
  isArchived: boolean;
};

/** A search under a name: words and operators, as parseSearch reads them. */
export type SavedSearch = { id: SavedSearchId; name: string; query: string };
