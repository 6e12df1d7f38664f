import type { KeyboardEvent } from 'react';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { segmentOf } from '../lines/line-commands.ts';
import { selectionOfKey } from '../../../ui/collection/list/list-events.ts';
import { NO_SELECTION, selectAll } from '../../../ui/collection/list/list-selection.ts';

const PAGE = 10;

/** Keys of the list while no line is being edited. */
export function listKey(open: OpenTranscript, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.target instanceof HTMLTextAreaElement) return;
  const { selection } = useTranscribe.getState();
  const isCommand = event.ctrlKey || event.metaKey;
  const moved = selectionOfKey(event, { selection, order: open.order, page: PAGE });
  if (moved) {
    useTranscribe.setState({ selection: moved });
  } else if (isCommand && event.key.toLowerCase() === 'a') {
    useTranscribe.setState({ selection: selectAll(open.order) });
  } else if (event.key === 'Escape' && selection.ids.size > 0) {
    useTranscribe.setState({ selection: NO_SELECTION });
  } else if (event.key === 'Enter' && !isCommand && selection.primary !== null) {
    const segment = segmentOf(open, selection.primary);
    if (event.shiftKey && segment) player.seek(segment.startMs);
    else useTranscribe.setState({ editing: { segmentId: selection.primary, caret: 'end' } });
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
