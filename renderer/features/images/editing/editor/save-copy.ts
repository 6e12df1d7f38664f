import { client } from '../../../../api/client.ts';
import { showFailureToast } from '../../../../ui/feedback/toasts/failure-toast.ts';
import { addedStep, noteStep } from '../../../../ui/items/actions/undo-steps.ts';
import { showUndoToast } from '../../../../ui/items/actions/undo-toast.ts';
import { useImages } from '../../results/images-store.ts';
import { editingTexts as words } from '../draft/editing-texts.ts';
import { closeEditor, orderOf, useEditing } from '../draft/edit-store.ts';

/** Adds the edited image to the library and shows it; Undo moves it to the bin. A failure leaves the editor as it is. */
export async function saveCopy(): Promise<void> {
  const { editing } = useEditing.getState();
  if (!editing) return;
  try {
    const { id, title } = await client.images.edit(orderOf(editing));
    const label = words.saved(title);
    noteStep(addedStep(label, id));
    closeEditor();
    useImages.setState({ awaited: id, words: '' });
    showUndoToast(label);
  } catch (error) {
    showFailureToast(words.notSaved, error);
  }
}
