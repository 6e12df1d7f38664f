import { useDeferredValue, useMemo } from 'react';
import type { SegmentId } from '../../../../shared/domain/ids.ts';
import { findMatches, type FindMatch } from '../../../ui/find/find-matches.ts';
import type { OpenTranscript } from '../document/open-transcript.ts';
import { useTranscribe } from '../document/transcribe-store.ts';

const NONE: FindMatch<SegmentId>[] = [];

/** All hits in the lines that are shown; none while find is closed. Typing stays ahead of the search. */
export function useFindMatches(open: OpenTranscript): FindMatch<SegmentId>[] {
  const isOpen = useTranscribe((state) => state.find.isOpen);
  const text = useDeferredValue(useTranscribe((state) => state.find.text));
  const isCaseSensitive = useTranscribe((state) => state.find.isCaseSensitive);
  const isWholeWord = useTranscribe((state) => state.find.isWholeWord);
  const { visible } = open;
  return useMemo(
    () => (isOpen && text !== '' ? findMatches(visible, { text, isCaseSensitive, isWholeWord }) : NONE),
    [isOpen, text, isCaseSensitive, isWholeWord, visible],
  );
}
