import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { changeOrganised, organise } from '../../../ui/items/actions/organise-items.ts';
import { selectNothing, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';

/** As many as are deleted with one call. */
const DELETED_TOGETHER = 1000;

/** Everything that is selected. */
export const selectedIds = (): ItemId[] => [...useLibrary.getState().selection.ids];

/** Takes items out of a folder; in others they stay. */
export const takeOutOfFolder = (ids: readonly ItemId[], folder: string): Promise<boolean> =>
  organise(ids, { removeFolders: [folder] }, texts.labels.unfiled(ids.length, folder));

/** Takes items out of the bin. */
export async function restoreItems(ids: readonly ItemId[]): Promise<void> {
  const label = texts.order.restored(ids.length);
  if (ids.length === 0) return;
  if (await changeOrganised(() => client.organisation.restore({ refs: ids.map(itemRef) }), label)) selectNothing();
}

/** Deletes items in the bin for good, once the user has said so with their number in view. */
export async function deleteItems(ids: readonly ItemId[]): Promise<void> {
  if (ids.length === 0 || !(await confirm(texts.order.deleteQuestion(ids.length)))) return;
  try {
    await deleteForGood(ids);
    selectNothing();
    announce(texts.order.deleted(ids.length));
  } catch (error) {
    showFailureToast(texts.order.notDeleted, error);
  }
}

/** Deletes items in the bin for good, without asking: whoever calls it has. Throws what core throws. */
export async function deleteForGood(ids: readonly ItemId[]): Promise<void> {
  for (let at = 0; at < ids.length; at += DELETED_TOGETHER)
    await client.library.deleteForGood({ ids: ids.slice(at, at + DELETED_TOGETHER) });
}
