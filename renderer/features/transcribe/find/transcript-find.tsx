import { FindBar } from '../../../ui/find/find-bar.tsx';
import { findMatches, linesInScope } from '../../../ui/find/find-matches.ts';
import { texts } from '../texts.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { setFind, useTranscribe } from '../document/transcribe-store.ts';
import { goToMatch } from './go-to-match.ts';
import { replaceEverywhere, replaceShown } from './replace-in-transcript.ts';
import { useFindMatches } from './use-find-matches.ts';

/** Find, and on request replace, in the lines of the open transcript that are shown. */
export function TranscriptFind({ open }: { open: OpenTranscript }) {
  const find = useTranscribe((state) => state.find);
  const isFromSearch = useTranscribe((state) => state.isFindFromSearch);
  const matches = useFindMatches(open);
  const selectedCount = useTranscribe((state) => state.selection.ids.size);
  const { segments } = open.transcript;
  return (
    <FindBar
      find={find}
      takesFocus={!isFromSearch}
      set={setFind}
      count={matches.length}
      field={texts.find.field}
      step={(by) => goToMatch(matchesNow(open), segments, by)}
      scope={{ selectedCount, take: () => [...useTranscribe.getState().selection.ids] }}
      replace={() => replaceShown(open, matches)}
      replaceAll={() => replaceEverywhere(open, matches)}
    />
  );
}

/** Hits of what was typed, which may not have been rendered yet. */
function matchesNow({ visible }: OpenTranscript) {
  const { find } = useTranscribe.getState();
  return findMatches(linesInScope(visible, find), find);
}
