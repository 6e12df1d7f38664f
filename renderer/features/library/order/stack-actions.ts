import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';
import { texts as itemsTexts } from '../../../ui/items/items-texts.ts';
import { noteStep, type UndoStep } from '../../../ui/items/actions/undo-steps.ts';

/** Makes an item what stands for its stack; that can be undone. */
export async function chooseTop(stackId: string, itemId: ItemId, title: string): Promise<void> {
  const label = texts.stacks.chosen(title);
  try {
    noteStep(await choose(stackId, itemId, label));
    announce(label);
  } catch (error) {
    showFailureToast(itemsTexts.notDone(label), error);
  }
}

async function choose(stackId: string, itemId: ItemId | null, label: string): Promise<UndoStep> {
  const previous = await client.library.chooseTop({ stackId, itemId });
  return { label, undo: () => choose(stackId, previous, label) };
}
