/** A stretch of a field's text; an empty one is the caret. */
export type TextRange = { start: number; end: number };

/** The selection of a field, which it also has while something else has the keyboard. */
export const selectionOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): TextRange => ({
  start: selectionStart,
  end: selectionEnd,
});

/** Puts a text in place of a range, as if it were typed: the field's own Undo takes it back. The field gets the keyboard. */
export function insertText(field: HTMLTextAreaElement, { start, end }: TextRange, text: string): void {
  field.focus();
  field.setSelectionRange(start, end);
  document.execCommand('insertText', false, text);
}

/** The same at the caret, with the blanks that keep it apart from the words beside it. */
export function insertApart(field: HTMLTextAreaElement, text: string): void {
  const range = selectionOf(field);
  insertText(
    field,
    range,
    apart(text, { before: field.value.slice(0, range.start), after: field.value.slice(range.end) }),
  );
}

/** A text with a blank where a word would touch it. */
export function apart(text: string, { before, after }: { before: string; after: string }): string {
  const ahead = before === '' || /\s$/u.test(before) ? '' : ' ';
  const behind = after === '' || /^[\s.,;:!?]/u.test(after) ? '' : ' ';
  return `${ahead}${text}${behind}`;
}
