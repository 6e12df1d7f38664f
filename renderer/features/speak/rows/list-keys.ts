import type { KeyboardEvent } from 'react';
import { selectionOfKey } from '../../../ui/collection/list/list-events.ts';
import { NO_SELECTION, selectAll, selectOne } from '../../../ui/collection/list/list-selection.ts';
import { cutLines } from '../clipboard/line-clipboard.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useSpeak } from '../document/speak-store.ts';
import { startWriting } from '../lines/selection/line-selection.ts';

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
  const moved = selectionOfKey(event, { selection, order: open.order, page: PAGE });
  if (moved) {
    useSpeak.setState({ selection: moved });
  } else if (isCommand && event.key.toLowerCase() === 'x') {
    cutLines(open);
  } else if (isCommand && event.key.toLowerCase() === 'a') {
    const all = selectAll(open.order);
    useSpeak.setState({ selection: { ...all, primary: selection.primary ?? all.primary } });
  } else if (event.key === 'Escape' && selection.ids.size > 1) {
    useSpeak.setState({ selection: selection.primary === null ? NO_SELECTION : selectOne(selection.primary) });
  } else if (event.key === 'Enter' && !isCommand && !event.shiftKey && selection.primary !== null) {
    startWriting(selection.primary);
  } else return false;
  return true;
}
