import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { player } from '../../../media/player/player-hooks.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { partInText } from '../../../ui/find/find-matches.ts';
import { setFind, useTranscribe } from './transcribe-store.ts';
import type { OpenTranscript } from './open-transcript.ts';

/** Where a transcript is opened: at a line, or at a moment (ms) of its recording. */
export type Arrival = { lineId: SegmentId } | { atMs: number };

/** What the part of the address behind the transcript names: `at/<ms>`, or a line and what was searched for; null for nothing. */
export function arrivalOf(path: readonly string[]): { target: Arrival; search: string } | null {
  const [first, second = ''] = path;
  if (first === undefined) return null;
  if (first === 'at') return /^\d{1,12}$/.test(second) ? { target: { atMs: Number(second) }, search: '' } : null;
  return { target: { lineId: first as SegmentId }, search: second };
}

/**
 * A hit of a search leads to its line, a moment to the line that is spoken then, or the last before it: it is selected whatever the
 * speaker filter, the playhead stands there, and what was found is marked. A line that is gone leads nowhere.
 */
export function arriveAtLine(
  { transcript }: Pick<OpenTranscript, 'transcript'>,
  target: Arrival,
  search: string,
): void {
  const { segments } = transcript;
  const segment =
    'lineId' in target
      ? segments.find((each) => each.id === target.lineId)
      : (segments.findLast(({ startMs }) => startMs <= target.atMs) ?? segments[0]);
  if (!segment) return;
  const atMs = 'lineId' in target ? segment.startMs : target.atMs;
  const text = partInText(search, segment.text);
  useTranscribe.setState({
    selection: selectOne(segment.id),
    filter: null,
    arriveAtMs: atMs,
    isFindFromSearch: true,
  });
  const plain = { isCaseSensitive: false, isWholeWord: false, isPattern: false, scope: null };
  setFind({ ...plain, text, isOpen: text !== '', isReplacing: false, current: -1 });
  if (player.getState().track?.id === transcript.mediaId) player.seek(atMs);
}
