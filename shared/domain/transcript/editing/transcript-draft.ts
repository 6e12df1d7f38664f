import type { TranscriptContent } from '../apply-patch.ts';
import type { Chapter, Quote, Segment, Speaker, Word } from '../transcript.ts';
import type { TranscriptPatch } from '../transcript-edit.ts';
import { createDraftRows, type DraftRows } from './draft-rows.ts';

/** A transcript under edit. */
export type TranscriptDraft = {
  segments: DraftRows<Segment>;
  speakers: DraftRows<Speaker>;
  chapters: DraftRows<Chapter>;
  quotes: DraftRows<Quote>;
};

/** Starts a draft over the content of a transcript, which is not changed. */
export const createTranscriptDraft = (content: TranscriptContent): TranscriptDraft => ({
  segments: createDraftRows(content.segments, 'line', isSameSegment),
  speakers: createDraftRows(
    content.speakers,
    'speaker',
    (a, b) => a.id === b.id && a.ordinal === b.ordinal && a.name === b.name,
  ),
  chapters: createDraftRows(
    content.chapters ?? [],
    'chapter',
    (a, b) => a.id === b.id && a.startMs === b.startMs && a.title === b.title,
  ),
  quotes: createDraftRows(
    content.quotes ?? [],
    'quote',
    (a, b) => a.id === b.id && a.startMs === b.startMs && a.text === b.text,
  ),
});

/** What the draft changed and how to take it back. */
export function patchesOf(draft: TranscriptDraft): { patch: TranscriptPatch; inverse: TranscriptPatch } {
  const segments = draft.segments.difference();
  const speakers = draft.speakers.difference();
  const chapters = draft.chapters.difference();
  const quotes = draft.quotes.difference();
  const changesQuotes = quotes.put.length + quotes.removedIds.length > 0;
  const changesChapters = chapters.put.length + chapters.removedIds.length > 0;
  return {
    patch: {
      segments: segments.put,
      removedSegmentIds: segments.removedIds,
      speakers: speakers.put,
      removedSpeakerIds: speakers.removedIds,
      ...(changesChapters && { chapters: chapters.put, removedChapterIds: chapters.removedIds }),
      ...(changesQuotes && { quotes: quotes.put, removedQuoteIds: quotes.removedIds }),
    },
    inverse: {
      segments: segments.undoPut,
      removedSegmentIds: segments.undoRemovedIds,
      speakers: speakers.undoPut,
      removedSpeakerIds: speakers.undoRemovedIds,
      ...(changesChapters && { chapters: chapters.undoPut, removedChapterIds: chapters.undoRemovedIds }),
      ...(changesQuotes && { quotes: quotes.undoPut, removedQuoteIds: quotes.undoRemovedIds }),
    },
  };
}

function isSameSegment(a: Segment, b: Segment): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.startMs === b.startMs &&
      a.endMs === b.endMs &&
      a.speakerId === b.speakerId &&
      a.text === b.text &&
      (a.languageDoubtful ?? false) === (b.languageDoubtful ?? false) &&
      isSameWords(a.words, b.words))
  );
}

function isSameWords(a: readonly Word[] | null, b: readonly Word[] | null): boolean {
  if (a === b) return true;
  if (!a || !b || a.length !== b.length) return false;
  return a.every((word, index) => {
    const other = b[index];
    return word.text === other?.text && word.startMs === other.startMs && word.endMs === other.endMs;
  });
}
