import type { KeyboardEvent } from 'react';
import { moveBy, NO_SELECTION, selectAll, selectOne, stepOfKey } from '../../../ui/list-selection.ts';
import { cutLines } from '../clipboard/line-clipboard.ts';
import type { OpenScript } from '../speak-context.tsx';
import { useSpeak } from '../speak-store.ts';

const PAGE = 8;

/** Keys of the list while no line is being edited and no control in a line has the keyboard. */
export function listKey(open: OpenScript, event: KeyboardEvent): void {
  const { target } = event;
  const isOnRow =
    target instanceof HTMLElement && (target.dataset['line'] !== undefined || target === event.currentTarget);
  if (event.defaultPrevented || !isOnRow) return;
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey || !plainKey(open, event, isCommand)) return;
  event.preventDefault();
  event.stopPropagation();
}

function plainKey(open: OpenScript, event: KeyboardEvent, isCommand: boolean): boolean {
  const { selection } = useSpeak.getState();
  const step = isCommand ? null : stepOfKey(event.key, { count: open.order.length, page: PAGE });
  if (step !== null) {
    useSpeak.setState({ selection: moveBy(selection, open.order, { by: step, extend: event.shiftKey }) });
  } else if (isCommand && event.key.toLowerCase() === 'x') {
    cutLines(open);
  } else if (isCommand && event.key.toLowerCase() === 'a') {
    const all = selectAll(open.order);
    useSpeak.setState({ selection: { ...all, primary: selection.primary ?? all.primary } });
  } else if (event.key === 'Escape' && selection.ids.size > 1) {
    useSpeak.setState({ selection: selection.primary === null ? NO_SELECTION : selectOne(selection.primary) });
  } else if (event.key === 'Enter' && !isCommand && !event.shiftKey && selection.primary !== null) {
    useSpeak.setState({ editing: { lineId: selection.primary, caret: 'end' } });
  } else return false;
  return true;
}
