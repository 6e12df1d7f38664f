import type { MouseEvent } from 'react';
import type { LineId } from '../../../../shared/domain/ids.ts';
import { rowUnder, selectionOfClick } from '../../../ui/collection/list/list-events.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { writeLine } from '../lines/selection/line-selection.ts';

/** A click on the text writes there, elsewhere it selects the line. Shift extends, Ctrl or Cmd adds. */
export function clickLine(open: OpenScript, event: MouseEvent): void {
  const { target } = event;
  const line = rowUnder<LineId>(event);
  if (!line || !(target instanceof Element) || target.closest('button, a, input, .cm-editor')) return;
  const { id, row } = line;
  const { selection, editing } = useSpeak.getState();
  const several = selectionOfClick(event, id, { selection, order: open.order });
  if (several) {
    row.focus({ preventScroll: true });
    useSpeak.setState({ selection: several, editing: null });
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
  writeLine(id, caret);
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
