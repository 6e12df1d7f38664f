/**
 * Whoever deletes the last item of a list is put into the field beside it and presses Undo: that means the item. Until something is
 * typed there, or the field is left, Undo is what was done in the window; after that it is the field's own again.
 */
export function lendUndo(element: HTMLElement): void {
  const isField = element.matches('input, textarea, [contenteditable="true"]');
  if (!isField || element.closest('[data-actions-undo]')) return;
  element.dataset['actionsUndo'] = '';
  const end = () => {
    delete element.dataset['actionsUndo'];
    ended.abort();
  };
  const ended = new AbortController();
  const { signal } = ended;
  element.addEventListener('input', end, { signal });
  element.addEventListener('blur', end, { signal });
}
