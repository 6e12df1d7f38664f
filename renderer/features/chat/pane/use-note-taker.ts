import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { noteStep } from '../../../ui/items/actions/undo-steps.ts';
import { showUndoToast } from '../../../ui/items/actions/undo-toast.ts';
import { noteTextStep } from '../../../ui/items/writing/note-step.ts';
import { useAnswerTaker } from '../../../ui/layout/answer-takers.ts';
import type { SeenItem } from '../conversation/use-seen-item.ts';
import { texts } from '../texts.ts';

const words = texts.use;

/** Offers the note of what is open beside the chat as a place for answers. */
export function useNoteTaker(seen: SeenItem | null): void {
  const label = words.note(seen?.title ?? '');
  useAnswerTaker(seen && { id: 'note', label, take: (answer) => addToNote(seen, answer, label) });
}

async function addToNote({ id }: SeenItem, answer: string, label: string): Promise<boolean> {
  const step = await noteTextStep(id, answer);
  if (step === null) {
    showToast({ message: words.noteFull });
    return false;
  }
  noteStep(step);
  showUndoToast(words.inserted(label), step.label);
  return true;
}
