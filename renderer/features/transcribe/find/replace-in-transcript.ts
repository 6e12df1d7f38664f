import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { selectOne } from '../../../ui/collection/list/list-selection.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import {
  type FindMatch,
  findMatches,
  linesInScope,
  matchAfter,
  matchesByLine,
  replaceAll,
  replacementOf,
  replaceOne,
} from '../../../ui/find/find-matches.ts';
import { texts as findTexts } from '../../../ui/find/find-texts.ts';
import { editTranscript } from '../document/open-documents.ts';
import { setFind, useTranscribe } from '../document/transcribe-store.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { segmentOf } from '../lines/line-commands.ts';
import { texts } from '../texts.ts';
import { goToMatch } from './go-to-match.ts';

type Matches = readonly FindMatch<SegmentId>[];

/** Replaces the hit that is shown, one step of undo, and shows the one behind it; where none is shown, the next one is. */
export function replaceShown(open: OpenTranscript, matches: Matches): void {
  const { find } = useTranscribe.getState();
  const match = matches[find.current];
  const segment = match && segmentOf(open, match.lineId);
  if (!match || !segment) return goToMatch(matches, open.transcript.segments, 1);
  const text = replaceOne(segment.text, match, find.replacement);
  editTranscript(open.transcript.id, [{ kind: 'setText', segmentId: segment.id, text }], texts.labels.replace(1));
  const lines = open.visible.map((line) => (line.id === segment.id ? { ...line, text } : line));
  const rest = findMatches(linesInScope(lines, find), find);
  const index = matchAfter(rest, lines, {
    lineId: segment.id,
    after: match.start + replacementOf(match, find.replacement).length,
  });
  const next = rest[index];
  setFind({ current: index });
  if (next) useTranscribe.setState({ selection: selectOne(next.lineId), editing: null });
}

/** Replaces all hits, one step of undo. */
export function replaceEverywhere(open: OpenTranscript, matches: Matches): void {
  const { find } = useTranscribe.getState();
  const edits = [...matchesByLine(matches)].flatMap(([segmentId, hits]) => {
    const segment = segmentOf(open, segmentId);
    if (!segment) return [];
    return [{ kind: 'setText' as const, segmentId, text: replaceAll(segment.text, hits, find.replacement) }];
  });
  const isDone = editTranscript(open.transcript.id, edits, texts.labels.replace(matches.length));
  if (isDone) announce(findTexts.replaced(matches.length));
  setFind({ current: -1 });
}
