import { useDeferredValue, useMemo } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { findMatches, type FindMatch, linesInScope } from '../../../ui/find/find-matches.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';

const NONE: FindMatch<SegmentId>[] = [];

/** All hits in the lines that are shown; none while find is closed. Typing stays ahead of the search. */
export function useFindMatches(open: OpenTranscript): FindMatch<SegmentId>[] {
  const isOpen = useTranscribe((state) => state.find.isOpen);
  const text = useDeferredValue(useTranscribe((state) => state.find.text));
  const isCaseSensitive = useTranscribe((state) => state.find.isCaseSensitive);
  const isWholeWord = useTranscribe((state) => state.find.isWholeWord);
  const isPattern = useTranscribe((state) => state.find.isPattern);
  const scope = useTranscribe((state) => state.find.scope);
  const { visible } = open;
  return useMemo(
    () =>
      isOpen && text !== ''
        ? findMatches(linesInScope(visible, { scope }), { text, isCaseSensitive, isWholeWord, isPattern })
        : NONE,
    [isOpen, text, isCaseSensitive, isWholeWord, isPattern, scope, visible],
  );
}
