import type { ItemId } from '../../../../shared/domain/ids.ts';
import {
  itemRef,
  type OrganisedChange,
  type OrganisedUpdate,
  type Verdict,
} from '../../../../shared/domain/organisation/organised.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { confirm } from '../../../ui/feedback/confirm-dialog.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { selectNothing, useLibrary } from '../library-store.ts';
import { texts } from '../texts.ts';
import { noteStep, organisedStep, undoLast } from './undo-steps.ts';

/** As many as are deleted with one call. */
const DELETED_TOGETHER = 1000;

/** Everything that is selected. */
export const selectedIds = (): ItemId[] => [...useLibrary.getState().selection.ids];

/** Changes how items are kept, one undo step that is called `label`. Failures are shown; resolves to whether it worked. */
export async function organise(ids: readonly ItemId[], values: OrganisedUpdate, label: string): Promise<boolean> {
  return await changeOrganised(() => client.organisation.update({ refs: ids.map(itemRef), values }), label);
}

/** Makes a change of order, one undo step that is called `label`. Failures are shown; resolves to whether it worked. */
export async function changeOrganised(change: () => Promise<OrganisedChange>, label: string): Promise<boolean> {
  try {
    const { undoId } = await change();
    if (undoId !== null) noteStep(organisedStep(label, undoId));
    announce(label);
    return true;
  } catch (error) {
    showFailureToast(texts.order.notDone(label), error);
    return false;
  }
}

/** Gives items stars; 0 takes them away. */
export const rateItems = (ids: readonly ItemId[], rating: number): Promise<boolean> =>
  organise(ids, { rating }, texts.order.rated(ids.length, rating));

/** Picks or rejects items; null takes that back. */
export const judgeItems = (ids: readonly ItemId[], verdict: Verdict | null): Promise<boolean> =>
  organise(ids, { verdict }, texts.order.judged(ids.length, verdict));

/** Makes items favourites, or takes the mark away. */
export const markFavourite = (ids: readonly ItemId[], isFavourite: boolean): Promise<boolean> =>
  organise(ids, { isFavourite }, texts.order.favourite(ids.length, isFavourite));

/** Takes items out of a folder; in others they stay. */
export const takeOutOfFolder = (ids: readonly ItemId[], folder: string): Promise<boolean> =>
  organise(ids, { removeFolders: [folder] }, texts.labels.unfiled(ids.length, folder));

/** Moves items to the bin, with undo. */
export async function binItems(ids: readonly ItemId[]): Promise<void> {
  if (ids.length === 0) return;
  const label = texts.order.binned(ids.length);
  const isDone = await changeOrganised(() => client.organisation.bin({ refs: ids.map(itemRef) }), label);
  if (!isDone) return;
  selectNothing();
  showToast({ message: label, action: { label: texts.order.undo, run: () => void undoLast() } });
}

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
    for (let at = 0; at < ids.length; at += DELETED_TOGETHER)
      await client.library.deleteForGood({ ids: ids.slice(at, at + DELETED_TOGETHER) });
    selectNothing();
    announce(texts.order.deleted(ids.length));
  } catch (error) {
    showFailureToast(texts.order.notDeleted, error);
  }
}
