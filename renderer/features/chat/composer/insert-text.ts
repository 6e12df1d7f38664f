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
