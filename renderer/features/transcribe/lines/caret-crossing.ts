/** What a key at the border of a cell leads to; null when the key stays in the cell. */
export type CaretCrossing = 'previous' | 'next' | 'merge-previous' | 'merge-next' | null;

/** The caret of a text field and the visual rows of its text. */
export type CaretPlace = {
  isCollapsed: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
  isFirstRow: boolean;
  isLastRow: boolean;
};

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The rule: arrows leave the cell at its borders, Backspace at the start and Delete at the end join lines. */
export function crossingOf(event: Press, place: CaretPlace): CaretCrossing {
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || !place.isCollapsed) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return place.isAtStart ? 'previous' : null;
    case 'ArrowUp':
      return place.isFirstRow ? 'previous' : null;
    case 'ArrowRight':
      return place.isAtEnd ? 'next' : null;
    case 'ArrowDown':
      return place.isLastRow ? 'next' : null;
    case 'Backspace':
      return place.isAtStart ? 'merge-previous' : null;
    case 'Delete':
      return place.isAtEnd ? 'merge-next' : null;
    default:
      return null;
  }
}

/** The rule for a real text field. */
export function caretCrossing(field: HTMLTextAreaElement, event: Press): CaretCrossing {
  const { selectionStart, selectionEnd, value } = field;
  const rows =
    event.key === 'ArrowUp' || event.key === 'ArrowDown' ? visualRows(field) : { isFirst: false, isLast: false };
  return crossingOf(event, {
    isCollapsed: selectionStart === selectionEnd,
    isAtStart: selectionStart === 0,
    isAtEnd: selectionEnd === value.length,
    isFirstRow: rows.isFirst,
    isLastRow: rows.isLast,
  });
}

/** Lays the text out once more beside the field, because a text field does not tell where it wraps. */
function visualRows(field: HTMLTextAreaElement): { isFirst: boolean; isLast: boolean } {
  const style = getComputedStyle(field);
  const mirror = document.createElement('div');
  for (const property of [
    'font',
    'letterSpacing',
    'wordSpacing',
    'lineHeight',
    'padding',
    'border',
    'boxSizing',
  ] as const) {
    mirror.style[property] = style[property];
  }
  Object.assign(mirror.style, {
    position: 'fixed',
    visibility: 'hidden',
    width: `${field.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  const caret = document.createElement('span');
  caret.textContent = '\u200b';
  const after = document.createElement('span');
  after.textContent = '\u200b';
  mirror.append(field.value.slice(0, field.selectionStart), caret, field.value.slice(field.selectionStart), after);
  document.body.append(mirror);
  const rows = { isFirst: caret.offsetTop < caret.offsetHeight, isLast: caret.offsetTop === after.offsetTop };
  mirror.remove();
  return rows;
}
