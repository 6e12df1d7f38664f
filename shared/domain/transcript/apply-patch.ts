import { replaceRows } from './editing/replace-rows.ts';
import { type Chapter, compareSegments, type Quote, type Segment, type Speaker } from './transcript.ts';
import type { TranscriptPatch } from './transcript-edit.ts';

/** The part of a transcript that edits change. Without `chapters` or `quotes` there are none. */
export type TranscriptContent = {
  segments: readonly Segment[];
  speakers: readonly Speaker[];
  chapters?: readonly Chapter[];
  quotes?: readonly Quote[];
};

const compareIds = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const compareSpeakers = (a: Speaker, b: Speaker): number => a.ordinal - b.ordinal || compareIds(a, b);
const compareMarks = (a: Chapter | Quote, b: Chapter | Quote): number => a.startMs - b.startMs || compareIds(a, b);

/**
 * A transcript with a patch applied: lines in the order of compareSegments, speakers by ordinal, chapters and quotes by start. Rows that the
 * patch does not name keep their identity; ids to remove that are not there are ignored.
 */
export function applyPatch(
  content: TranscriptContent,
  patch: TranscriptPatch,
): { segments: Segment[]; speakers: Speaker[]; chapters: Chapter[]; quotes: Quote[] } {
  const { chapters = [], quotes = [] } = content;
  return {
    segments: replaceRows(content.segments, patch.segments, patch.removedSegmentIds).sort(compareSegments),
    speakers: replaceRows(content.speakers, patch.speakers, patch.removedSpeakerIds).sort(compareSpeakers),
    chapters: replaceRows(chapters, patch.chapters ?? [], patch.removedChapterIds ?? []).sort(compareMarks),
    quotes: replaceRows(quotes, patch.quotes ?? [], patch.removedQuoteIds ?? []).sort(compareMarks),
  };
}
