import { announce } from '../../../ui/feedback/announcer.tsx';
import { selectOne } from '../../../ui/list-selection.ts';
import { texts } from '../texts.ts';
import { setFind, useTranscribe } from '../transcribe-store.ts';
import { type FindMatch, stepMatch } from './find-matches.ts';

/** Goes to the next or previous hit: from the one that was shown last, at first from the selected line. */
export function goToMatch(matches: readonly FindMatch[], by: 1 | -1): void {
  const { find, selection } = useTranscribe.getState();
  let index = stepMatch(matches.length, find.current, by);
  if (find.current < 0 && selection.primary !== null) {
    const atLine = matches.findIndex((match) => match.segmentId === selection.primary);
    if (atLine >= 0) index = atLine;
  }
  const match = matches[index];
  setFind({ current: index });
  announce(texts.find.count(index + 1, matches.length));
  if (match) useTranscribe.setState({ selection: selectOne(match.segmentId), editing: null });
}
