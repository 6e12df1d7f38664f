import type { LibraryItem } from '../../../../../shared/domain/library/library-item.ts';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { noteStep } from '../../../../ui/items/actions/undo-steps.ts';
import { renameStep } from '../../../../ui/items/writing/rename-step.ts';
import { texts } from '../../texts.ts';

/** Gives an item another title; that can be undone. */
export async function renameItem(item: Pick<LibraryItem, 'id' | 'title'>, title: string): Promise<void> {
  try {
    noteStep(await renameStep(item, title));
  } catch (error) {
    showFailureToast(texts.order.notRenamed(item.title), error);
  }
}
