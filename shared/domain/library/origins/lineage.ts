import type { ItemId } from '../../ids.ts';
import type { RelatedItem } from '../search/library-row.ts';

/**
 * Why an item is out of date: something that it was made from has been edited since (`sourceIds`), lines of it have a take that is
 * (`lineCount`, what would be regenerated), or only what it was made from is out of date.
 */
export type Outdated =
  | { cause: 'edited'; sourceIds: ItemId[] }
  | { cause: 'takes'; lineCount: number }
  | { cause: 'upstream' };

/**
 * An item of a lineage. `step` is how many steps it lies before the item that was asked for (negative) or after it; that one is 0.
 * `outdated` are all reasons, none where it is up to date.
 */
export type LineageItem = RelatedItem & { step: number; outdated: Outdated[] };

/** That `toId` was made from `fromId`. */
export type LineageLink = { fromId: ItemId; toId: ItemId };

/**
 * What an item was made from and what it is used in, over several steps: what lies before it first, and what lies after it last,
 * each followed by what was made of it. `hasMore` where there is more than is told.
 */
export type Lineage = { items: LineageItem[]; links: LineageLink[]; hasMore: boolean };
