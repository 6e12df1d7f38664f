import { type CaretCrossing, type CaretPlace, crossingOf } from '../../../ui/caret-crossing.ts';

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** What a key press leads to; with modifiers it belongs to the field. */
export function crossingOfPress(press: Press, place: CaretPlace): CaretCrossing {
  if (press.shiftKey || press.altKey || press.ctrlKey || press.metaKey) return null;
  return crossingOf(press.key, place);
}

/** The rule for a real text field. */
export function caretCrossing(field: HTMLTextAreaElement, event: Press): CaretCrossing {
  const { selectionStart, selectionEnd, value } = field;
  const rows =
    event.key === 'ArrowUp' || event.key === 'ArrowDown' ? visualRows(field) : { isFirst: false, isLast: false };
  return crossingOfPress(event, {
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
