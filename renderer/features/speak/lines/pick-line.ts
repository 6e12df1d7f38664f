import type { MouseEvent } from 'react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { extendTo, selectOne, toggle } from '../../../ui/list-selection.ts';
import type { OpenScript } from '../speak-context.tsx';
import { useSpeak } from '../speak-store.ts';

/** A click on the text writes there, elsewhere it selects the line. Shift extends, Ctrl or Cmd adds. */
export function clickLine(open: OpenScript, event: MouseEvent): void {
  const { target } = event;
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  const id = row?.dataset['line'] as LineId | undefined;
  if (!row || id === undefined || !(target instanceof Element) || target.closest('button, a, input, .cm-editor'))
    return;
  const { selection, editing } = useSpeak.getState();
  if (event.shiftKey || event.ctrlKey || event.metaKey) {
    const next = event.shiftKey ? extendTo(selection, id, open.order) : toggle(selection, id);
    row.focus({ preventScroll: true });
    useSpeak.setState({ selection: next, editing: null });
    return;
  }
  const cell = target.closest('[data-text]');
  if (!cell) {
    row.focus({ preventScroll: true });
    useSpeak.setState({ selection: selectOne(id), ...(editing?.lineId === id ? {} : { editing: null }) });
    return;
  }
  // The active line is drawn larger, so the place is told by the text and not by the point.
  const caret = offsetAt(cell, event) ?? 'end';
  useSpeak.setState({ selection: selectOne(id), editing: { lineId: id, caret } });
}

/** Offset in the raw text at a point of a line that is not being edited; null beside the text. */
function offsetAt(cell: Element, event: MouseEvent): number | null {
  const range = document.caretRangeFromPoint(event.clientX, event.clientY);
  const node = range?.startContainer;
  if (!range || !node || !cell.contains(node)) return null;
  const piece = (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>('[data-from]');
  if (!piece) return null;
  const from = Number(piece.dataset['from']);
  return piece.dataset['chip'] === undefined ? from + range.startOffset : Number(piece.dataset['to']);
}
