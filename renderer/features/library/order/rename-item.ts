import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { noteStep, type UndoStep } from '../../../ui/items/undo-steps.ts';
import { texts } from '../texts.ts';

type Named = Pick<LibraryItem, 'id' | 'title'>;

/** Gives an item another title; that can be undone. */
export async function renameItem(item: Named, title: string): Promise<void> {
  try {
    noteStep(await rename(item, title));
  } catch (error) {
    showFailureToast(texts.order.notRenamed(item.title), error);
  }
}

async function rename(item: Named, title: string): Promise<UndoStep> {
  await client.library.rename({ id: item.id, title });
  const label = texts.order.renamed(item.title);
  return { label, undo: () => rename({ id: item.id, title }, item.title) };
}
