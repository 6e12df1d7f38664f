import { actionRegistry } from '../../actions/action-registry.ts';

/** A column that opens is in the page within so many frames. */
const FRAMES = 10;

/** Opens the column of the form where it is closed, as in a narrow window: what was filled in would not be seen. */
export function showForm(): void {
  if (actionRegistry.find('view.list')?.checked === false) actionRegistry.run('view.list');
}

/** Puts the keyboard in a field of the form, which may only just be opening. */
export function focusInForm(selector: string, framesLeft = FRAMES): void {
  const field = document.querySelector<HTMLElement>(selector);
  if (field) field.focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusInForm(selector, framesLeft - 1));
}
