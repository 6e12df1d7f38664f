import type { DragEvent } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { dragOut as dragItemsOut, draggedWith } from '../../../ui/items/actions/take-out.ts';
import { dragOptions } from '../../../ui/items/exporting/export-store.ts';
import { dropOnBoards } from '../order/boards/drop-items.ts';
import { selectedIds } from '../order/order-items.ts';

/** Drags what is selected out of the window, with the item under the mouse, or lets it be dropped on a board. */
export async function dragOut(event: DragEvent, id: ItemId): Promise<void> {
  const ids = draggedWith(id, selectedIds());
  const isDropped = dropOnBoards(ids);
  await dragItemsOut(event, { ids, options: dragOptions('items'), isDropped });
}
