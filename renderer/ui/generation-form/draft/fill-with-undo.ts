import { showToast } from '../../feedback/toasts/toasts.tsx';
import { texts } from '../generation-form-texts.ts';
import { showForm } from './show-form.ts';
import type { FormDraft } from './form-draft.ts';
import type { VariedDraft, VariedItem } from './varied-item.ts';

/** Fields for a form, what is said of it, and whose settings they are; without `from` the form varies what it did before. */
export type Filling<Values> = { values: Partial<Values>; message: string; from?: VariedItem | null | undefined };

/** Fills fields of a form in; what was in them, and what the form varied, comes back by Undo. */
export function fillWithUndo<Values extends object>(
  { draft, varied }: { draft: FormDraft<Values>; varied: VariedDraft },
  { values, message, from }: Filling<Values>,
): void {
  showForm();
  const steps = [draft.replace(values), ...(from === undefined ? [] : [varied.replace({ item: from })])];
  showToast({ message, action: { label: texts.undo, run: () => steps.forEach((undo) => undo()) } });
}
