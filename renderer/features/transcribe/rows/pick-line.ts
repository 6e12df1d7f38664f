import type { MouseEvent } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { splitWords } from '../../../../shared/domain/words/word-tokens.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { segmentOf } from '../lines/line-commands.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';
import { rowUnder, selectionOfClick } from '../../../ui/collection/list/list-events.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';

/** Offset in the text of the line at a point; null beside the text. */
function offsetAt(row: HTMLElement, event: MouseEvent): number | null {
  const cell = row.querySelector('[data-text]');
  const range = document.caretRangeFromPoint(event.clientX, event.clientY);
  if (!cell || !range || !cell.contains(range.startContainer)) return null;
  const box = range.getBoundingClientRect();
  if (Math.abs(box.left - event.clientX) > 24) return null;
  const before = document.createRange();
  before.selectNodeContents(cell);
  before.setEnd(range.startContainer, range.startOffset);
  return before.toString().length;
}

/** A click selects the line; on a word it also seeks there, without word times to the start of the line. Shift extends, Ctrl or Cmd adds. */
export function clickLine(open: OpenTranscript, event: MouseEvent): void {
  const line = rowUnder<SegmentId>(event);
  if (!line) return;
  const { selection } = useTranscribe.getState();
  line.row.focus({ preventScroll: true });
  const several = selectionOfClick(event, line.id, { selection, order: open.order });
  if (several) {
    useTranscribe.setState({ selection: several });
    return;
  }
  useTranscribe.setState({ selection: selectOne(line.id) });
  const segment = segmentOf(open, line.id);
  const offset = offsetAt(line.row, event);
  if (!segment || offset === null) return;
  const index = splitWords(segment.text).findIndex((word) => offset <= word.end);
  player.seek(segment.words?.[index]?.startMs ?? segment.startMs);
}

/** A double click opens the line for editing at that place. */
export function editAt(open: OpenTranscript, event: MouseEvent): void {
  const line = rowUnder<SegmentId>(event);
  if (!line || event.shiftKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const segment = segmentOf(open, line.id);
  const offset = offsetAt(line.row, event);
  useTranscribe.setState({
    selection: selectOne(line.id),
    editing: { segmentId: line.id, caret: offset ?? segment?.text.length ?? 'end' },
  });
}
