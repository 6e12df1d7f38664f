import type { DragEvent } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemExportOptions } from '../../../../shared/domain/library/item-export.ts';
import { dragOut as dragItemsOut, draggedWith, exportItems as writeItems } from '../../../ui/items/actions/take-out.ts';
import { dropOnBoards } from '../order/boards/drop-items.ts';
import { selectedIds } from '../order/order-items.ts';
import { useExportDialog, useExportOptions } from './export-store.ts';

/** Writes items into a folder that the user picks, as the export dialog says. */
export async function exportItems(ids: readonly ItemId[]): Promise<void> {
  const stop = new AbortController();
  useExportDialog.setState({ isOpen: true, writing: { count: ids.length, cancel: () => stop.abort() } });
  await writeItems(ids, useExportOptions.getState(), stop.signal);
  useExportDialog.setState({ isOpen: false, writing: null });
}

/** Drags what is selected out of the window, with the item under the mouse, or lets it be dropped on a board. */
export async function dragOut(event: DragEvent, id: ItemId): Promise<void> {
  const ids = draggedWith(id, selectedIds());
  const isDropped = dropOnBoards(ids);
  await dragItemsOut(event, { ids, options: dragOptions(), isDropped });
}

/** Files are dragged one by one, whatever an export becomes. */
function dragOptions(): ItemExportOptions {
  const { format, withSubtitles, withChapters, withRecipes, images } = useExportOptions.getState();
  return { format, withSubtitles, withChapters, withRecipes, images };
}
