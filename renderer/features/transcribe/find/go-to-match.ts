import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { type FindMatch, type FindPlace, nextMatch } from '../../../ui/find/find-matches.ts';
import { texts } from '../../../ui/find/find-texts.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { setFind, useTranscribe } from '../document/transcribe-store.ts';

/**
 * Goes to the next or previous hit in the transcript's lines: from the one that was shown last, else from the selected line, and
 * without one from that at the playhead.
 */
export function goToMatch(
  matches: readonly FindMatch<SegmentId>[],
  lines: FindPlace<SegmentId>['lines'],
  by: 1 | -1,
): void {
  const { find, selection, activeId } = useTranscribe.getState();
  const index = nextMatch(matches, { current: find.current, lineId: selection.primary ?? activeId, lines }, by);
  const match = matches[index];
  setFind({ current: index });
  announce(texts.count(index + 1, matches.length));
  if (match) useTranscribe.setState({ selection: selectOne(match.lineId), editing: null });
}
