import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { DuplicateItems, StorageShare } from '../../../../shared/domain/library/upkeep/library-storage.ts';
import { formatBytes } from '../../../../shared/domain/files/byte-size.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { BIN, selectNothing } from '../library-store.ts';
import { deleteForGood } from '../order/order-items.ts';
import { storageTexts as texts } from './storage-texts.ts';

/** As many are asked for with one call. */
const PAGE = 10_000;

/** Deletes all that is in the bin, once the user has said so with number and size in view. */
export async function emptyBin({ count, sizeBytes }: StorageShare): Promise<void> {
  if (!(await confirm(texts.bin.question(count, formatBytes(sizeBytes))))) return;
  try {
    const deleted = new Set<ItemId>();
    for (let size = -1; deleted.size > size;) {
      size = deleted.size;
      const ids: ItemId[] = await client.library.ids({ query: BIN, sort: 'newest', offset: 0, limit: PAGE });
      if (ids.length > 0) await deleteForGood(ids);
      for (const id of ids) deleted.add(id);
    }
    selectNothing();
    announce(texts.bin.done(deleted.size));
  } catch (error) {
    showFailureToast(texts.bin.notDone, error);
  }
}

/** Deletes what is made again when it is needed. */
export async function clearCache(): Promise<void> {
  try {
    const { freedBytes } = await client.library.clearCache();
    announce(texts.cache.done(formatBytes(freedBytes)));
  } catch (error) {
    showFailureToast(texts.cache.notDone, error);
  }
}

/** A copy and the title of the item that is kept. */
export type Copy = { id: ItemId; title: string; sameAs: string };

/** All but the oldest of each group of duplicates, and what they take, bytes. */
export function copiesIn(groups: readonly DuplicateItems[]): { copies: Copy[]; sizeBytes: number } {
  const copies = groups.flatMap(({ items: [kept, ...others] }) =>
    others.map(({ id, title }) => ({ id, title, sameAs: kept?.title ?? '' })),
  );
  return {
    copies,
    sizeBytes: groups.reduce((sum, { items, sizeBytes }) => sum + (items.length - 1) * sizeBytes, 0),
  };
}
