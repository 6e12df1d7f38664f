import type { DragEvent } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { MOST_DRAGGED, type PreparedDrag } from '../../../../shared/domain/library/item-export.ts';
import { client } from '../../../api/client.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { dropOnBoards } from '../order/drop-items.ts';
import { selectedIds } from '../order/order-items.ts';
import { texts } from '../texts.ts';
import { useExportDialog, useExportOptions } from './export-store.ts';

/** Writes items into a folder that the user picks. */
export async function exportItems(ids: readonly ItemId[]): Promise<void> {
  useExportDialog.setState({ isOpen: false });
  try {
    const result = await client.library.export({ ids: [...ids], ...useExportOptions.getState() });
    if (result) showToast({ message: texts.out.exported(result.fileNames.length, result.folder) });
  } catch (error) {
    showFailureToast(texts.out.notExported, error);
  }
}

/**
 * Drags what is selected out of the window, with the item under the mouse. The page's own drag gives way to the system's, which
 * begins once the files are there, while the mouse is still down.
 */
export async function dragOut(event: DragEvent, id: ItemId): Promise<void> {
  event.preventDefault();
  const selected = selectedIds();
  const all = selected.includes(id) ? [id, ...selected.filter((other) => other !== id)] : [id];
  const ids = all.slice(0, MOST_DRAGGED);
  const isDropped = dropOnBoards(all);
  const released = new AbortController();
  const end = () => released.abort();
  window.addEventListener('pointerup', end, { once: true, signal: released.signal });
  try {
    const { dragId }: PreparedDrag = await client.library.prepareDrag({ ids, ...useExportOptions.getState() });
    if (all.length > ids.length && !isDropped()) showToast({ message: texts.out.draggedSome(ids.length, all.length) });
    if (!released.signal.aborted) hostBridge().startDrag(dragId);
    else if (!isDropped()) announce(texts.out.dragAgain);
  } catch (error) {
    if (!isDropped()) showFailureToast(texts.out.notDragged, error);
  } finally {
    end();
  }
}

/** Shows the file of an item in the file manager. */
export async function revealItem(id: ItemId): Promise<void> {
  try {
    await client.library.reveal({ id });
  } catch (error) {
    showFailureToast(texts.out.notRevealed, error);
  }
}

/** Puts the paths of the files of items on the clipboard. */
export async function copyPaths(ids: readonly ItemId[]): Promise<void> {
  try {
    const { count } = await client.library.copyPaths({ ids: [...ids] });
    showToast({ message: texts.out.pathsCopied(count) });
  } catch (error) {
    showFailureToast(texts.out.notCopied, error);
  }
}
