import type { ChapterId, QuoteId, SegmentId, SpeakerId } from '../ids.ts';
import type { Chapter, Quote, Segment, Speaker } from './transcript.ts';

/**
 * What a person (or a recogniser) does to a transcript. New ids are chosen by the caller, so that an edit applied in
 * the renderer at once and in core a moment later gives the same document.
 */
export type TranscriptEdit =
  | { kind: 'setText'; segmentId: SegmentId; text: string }
  | { kind: 'setTimes'; segmentId: SegmentId; startMs: number; endMs: number }
  | { kind: 'shift'; segmentIds: SegmentId[]; deltaMs: number }
  | { kind: 'split'; segmentId: SegmentId; offset: number; newSegmentId: SegmentId }
  | { kind: 'merge'; segmentIds: SegmentId[] }
  | { kind: 'insert'; segment: Segment }
  | { kind: 'delete'; segmentIds: SegmentId[] }
  /** Lines in place of others: those that keep an ID are changed, the rest are taken out or added. */
  | { kind: 'replaceLines'; segmentIds: SegmentId[]; segments: Segment[] }
  | { kind: 'setSpeaker'; segmentIds: SegmentId[]; speakerId: SpeakerId | null }
  | { kind: 'addSpeaker'; speaker: Speaker }
  | { kind: 'renameSpeaker'; speakerId: SpeakerId; name: string }
  | { kind: 'mergeSpeakers'; fromId: SpeakerId; intoId: SpeakerId }
  /** Takes the place of a chapter that begins at the same time. */
  | { kind: 'addChapter'; chapter: Chapter }
  | { kind: 'renameChapter'; chapterId: ChapterId; title: string }
  | { kind: 'removeChapters'; chapterIds: ChapterId[] }
  /** Takes the place of a quote of the same words at the same time. */
  | { kind: 'addQuote'; quote: Quote }
  | { kind: 'removeQuotes'; quoteIds: QuoteId[] };

/**
 * The difference between two states of a transcript: whole rows to put in place and ids to take away. Those of chapters and
 * of quotes are missing where none changes, as in patches of earlier versions.
 */
export type TranscriptPatch = {
  segments: Segment[];
  removedSegmentIds: SegmentId[];
  speakers: Speaker[];
  removedSpeakerIds: SpeakerId[];
  chapters?: Chapter[];
  removedChapterIds?: ChapterId[];
  quotes?: Quote[];
  removedQuoteIds?: QuoteId[];
};
