import type { DragEvent } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import {
  type ItemExportOptions,
  MOST_DRAGGED,
  type PreparedDrag,
} from '../../../../shared/domain/library/item-export.ts';
import { client } from '../../../api/client.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { announce } from '../../feedback/announcer.tsx';
import { showFailureToast } from '../../feedback/toasts/failure-toast.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import { texts } from '../items-texts.ts';
import { beginOwnDrag } from './own-drag.ts';

/** The items' own files, and nothing beside them. */
const PLAIN_FILES: ItemExportOptions = { format: 'txt', withSubtitles: false, withRecipes: false };

/** What is dragged and how it becomes files, see dragOut. */
export type Dragged = { ids: readonly ItemId[]; options: ItemExportOptions; isDropped?: () => boolean };

/** What is dragged: the item under the mouse, with all that is selected where it is among that. */
export const draggedWith = (id: ItemId, selected: readonly ItemId[]): ItemId[] =>
  selected.includes(id) ? [id, ...selected.filter((other) => other !== id)] : [id];

/**
 * Drags items out of the window. The page's own drag gives way to the system's, which begins once the files are there, while
 * the mouse is still down. `isDropped` says whether they were let go inside the window before that, where somebody took them.
 */
export async function dragOut(event: DragEvent, dragged: Dragged): Promise<void> {
  const { ids: all, options, isDropped = () => false } = dragged;
  event.preventDefault();
  const ids = all.slice(0, MOST_DRAGGED);
  const released = new AbortController();
  const end = () => released.abort();
  window.addEventListener('pointerup', end, { once: true, signal: released.signal });
  try {
    const { dragId, fileNames }: PreparedDrag = await client.library.prepareDrag({ ids, ...options });
    if (all.length > ids.length && !isDropped()) showToast({ message: texts.draggedSome(ids.length, all.length) });
    if (!released.signal.aborted) {
      beginOwnDrag(ids, fileNames);
      hostBridge().startDrag(dragId);
    } else if (!isDropped()) announce(texts.dragAgain);
  } catch (error) {
    if (!isDropped()) showFailureToast(texts.notDragged, error);
  } finally {
    end();
  }
}

/** Opens the file of an item in another program. */
export async function openFileOf(id: ItemId): Promise<void> {
  try {
    await client.library.openFile({ id });
  } catch (error) {
    showFailureToast(texts.notOpened, error);
  }
}

/** Shows the file of an item in the file manager. */
export async function revealItem(id: ItemId): Promise<void> {
  try {
    await client.library.reveal({ id });
  } catch (error) {
    showFailureToast(texts.notRevealed, error);
  }
}

/** Puts items on the clipboard as files, to be pasted in other programs. */
export async function copyFiles(ids: readonly ItemId[], options: ItemExportOptions = PLAIN_FILES): Promise<void> {
  const copied = ids.slice(0, MOST_DRAGGED);
  try {
    const { fileCount } = await client.library.copyFiles({ ids: copied, ...options });
    const isAll = copied.length === ids.length;
    showToast({ message: isAll ? texts.filesCopied(fileCount) : texts.copiedSome(copied.length, ids.length) });
  } catch (error) {
    showFailureToast(texts.filesNotCopied, error);
  }
}

/** Puts the paths of the files of items on the clipboard. */
export async function copyPaths(ids: readonly ItemId[]): Promise<void> {
  try {
    const { count } = await client.library.copyPaths({ ids: [...ids] });
    showToast({ message: texts.pathsCopied(count) });
  } catch (error) {
    showFailureToast(texts.pathNotCopied, error);
  }
}
