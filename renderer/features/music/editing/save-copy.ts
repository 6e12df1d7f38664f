import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { addedStep, noteStep } from '../../../ui/items/actions/undo-steps.ts';
import { showUndoToast } from '../../../ui/items/actions/undo-toast.ts';
import { openTake } from '../results/songs-store.ts';
import { closeEditor, useEditing } from './edit-store.ts';
import { editingTexts as words } from './editing-texts.ts';

/** Adds the edited song to the library and opens it; Undo moves it to the bin. A failure leaves the editor as it is. */
export async function saveCopy(): Promise<void> {
  const { editing } = useEditing.getState();
  if (!editing) return;
  try {
    const { id, title } = await client.music.edit({ id: editing.song.id, edit: editing.edit });
    const label = words.saved(title);
    noteStep(addedStep(label, id));
    closeEditor();
    openTake(id);
    showUndoToast(label);
  } catch (error) {
    showFailureToast(words.notSaved, error);
  }
}
