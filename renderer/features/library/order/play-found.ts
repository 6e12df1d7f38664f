import type { LibraryRow } from '../../../../shared/domain/library/search/library-row.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { playInOrder } from '../../../ui/items/play-item.ts';
import { searchOf, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';

/** As many as a queue is looked through for. */
const MOST_PLAYED = 600;
/** As many as core gives at a time. */
const PAGE = 200;

/** Plays all that is shown in its order, from an item on: a board with an order of its own is a playlist. */
export async function playFound(fromId: ItemId | null): Promise<void> {
  try {
    playInOrder(await foundRows(), fromId);
  } catch (error) {
    showFailureToast(texts.select.notPlayed, error);
  }
}

async function foundRows(): Promise<LibraryRow[]> {
  const state = useLibrary.getState();
  const { sort, isStacked } = state;
  const query = searchOf(state);
  const rows: LibraryRow[] = [];
  while (rows.length < MOST_PLAYED) {
    const page = await client.library.list({ query, sort, isStacked, offset: rows.length, limit: PAGE });
    rows.push(...page);
    if (page.length < PAGE) break;
  }
  return rows;
}
