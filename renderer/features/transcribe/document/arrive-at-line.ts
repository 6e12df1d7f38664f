import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { player } from '../../../media/player-hooks.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { partInText } from '../../../ui/find/find-matches.ts';
import { setFind, useTranscribe } from './transcribe-store.ts';
import type { OpenTranscript } from './open-transcript.ts';

/**
 * A hit of a search leads to its line: it is selected whatever the speaker filter, the playhead stands there, and what was found
 * is marked. A line that is gone leads nowhere.
 */
export function arriveAtLine(
  { transcript }: Pick<OpenTranscript, 'transcript'>,
  lineId: SegmentId,
  search: string,
): void {
  const segment = transcript.segments.find((each) => each.id === lineId);
  if (!segment) return;
  const text = partInText(search, segment.text);
  useTranscribe.setState({
    selection: selectOne(segment.id),
    filter: null,
    arriveAtMs: segment.startMs,
    isFindFromSearch: true,
  });
  const plain = { isCaseSensitive: false, isWholeWord: false, isPattern: false, scope: null };
  setFind({ ...plain, text, isOpen: text !== '', isReplacing: false, current: -1 });
  if (player.getState().track?.id === transcript.mediaId) player.seek(segment.startMs);
}
