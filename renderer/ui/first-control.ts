const CONTROLS = 'input:enabled, select:enabled, textarea:enabled, button:enabled';

/**
 * Ref of a form in a dialog: the keyboard begins at its first control, of choices at the one that is made, and not at the button that
 * closes the dialog again. The focus trap of the dialog looks for the mark once all of it is in the page.
 */
export function firstControl(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>(CONTROLS);
  const group = first instanceof HTMLInputElement && first.type === 'radio' ? first.name : null;
  const made =
    group === null ? null : form?.querySelector<HTMLElement>(`input[name="${CSS.escape(group)}"]:checked:enabled`);
  (made ?? first)?.setAttribute('data-autofocus', '');
}
