import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { playInOrder } from '../../../ui/items/play-item.ts';
import { searchOf, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';

/** As many as a queue is looked through for. */
const MOST_PLAYED = 500;

/** Plays all that is shown in its order, from an item on: a board with an order of its own is a playlist. */
export async function playFound(fromId: ItemId | null): Promise<void> {
  const state = useLibrary.getState();
  const { sort, isStacked } = state;
  try {
    const rows = await client.library.list({ query: searchOf(state), sort, isStacked, limit: MOST_PLAYED });
    playInOrder(rows, fromId);
  } catch (error) {
    showFailureToast(texts.select.notPlayed, error);
  }
}
