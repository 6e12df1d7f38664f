import { isSameValue } from '../../../../shared/domain/script/same-value.ts';
import { showToast } from '../../feedback/toasts/toasts.tsx';
import type { FormDraft } from '../draft/form-draft.ts';
import { texts } from '../generation-form-texts.ts';

/** Empties a form and offers to take that back; silent where it is empty. `done` says what was emptied. */
export function resetWithUndo<Values extends object>(draft: FormDraft<Values>, done: string = texts.resetDone): void {
  if (isSameValue(draft.use.getState(), draft.defaults)) return;
  const undo = draft.replace(draft.defaults);
  showToast({ message: done, action: { label: texts.undo, run: undo } });
}
