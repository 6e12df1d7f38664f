import { announce } from '../../../ui/feedback/announcer.tsx';
import { FindBar } from '../../../ui/find/find-bar.tsx';
import { findMatches, replaceAll, replaceOne } from '../../../ui/find/find-matches.ts';
import { texts as findTexts } from '../../../ui/find/find-texts.ts';
import { editTranscript } from '../document/open-documents.ts';
import { segmentOf } from '../lines/line-commands.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/transcript-context.tsx';
import { setFind, useTranscribe } from '../document/transcribe-store.ts';
import { goToMatch } from './go-to-match.ts';
import { useFindMatches } from './use-find-matches.ts';

/** Find, and on request replace, in the lines of the open transcript that are shown. */
export function TranscriptFind({ open }: { open: OpenTranscript }) {
  const find = useTranscribe((state) => state.find);
  const isFromSearch = useTranscribe((state) => state.isFindFromSearch);
  const matches = useFindMatches(open);
  const { id, segments } = open.transcript;
  const match = matches[find.current];
  const replace = () => {
    const segment = match && segmentOf(open, match.lineId);
    if (!match || !segment) return goToMatch(matches, segments, 1);
    const text = replaceOne(segment.text, match, find.replacement);
    editTranscript(id, [{ kind: 'setText', segmentId: segment.id, text }], texts.labels.replace(1));
    setFind({ current: find.current - 1 });
  };
  const replaceEverywhere = () => {
    const lines = new Set(matches.map((each) => each.lineId));
    const edits = [...lines].flatMap((segmentId) => {
      const segment = segmentOf(open, segmentId);
      if (!segment) return [];
      return [{ kind: 'setText' as const, segmentId, text: replaceAll(segment.text, find, find.replacement) }];
    });
    if (editTranscript(id, edits, texts.labels.replace(matches.length))) announce(findTexts.replaced(matches.length));
    setFind({ current: -1 });
  };
  return (
    <FindBar
      find={find}
      takesFocus={!isFromSearch}
      set={setFind}
      count={matches.length}
      field={texts.find.field}
      step={(by) => goToMatch(findMatches(open.visible, useTranscribe.getState().find), segments, by)}
      replace={replace}
      replaceAll={replaceEverywhere}
    />
  );
}
