import type { ChapterId, ItemId, QuoteId, SegmentId, SpeakerId } from '../ids.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

/** A recognised word. Times in ms on the time line of the recording; `text` without surrounding blanks. */
export type Word = { text: string; startMs: number; endMs: number };

/** One line of a transcript. Order of lines is by startMs, then endMs, then id. `words` follow `text` token by token (split at white space); null when no word times are known. `languageDoubtful`: the speech did not sound like the language that was recognised, so the text may be invented. */
export type Segment = {
  id: SegmentId;
  startMs: number;
  endMs: number;
  speakerId: SpeakerId | null;
  text: string;
  words: Word[] | null;
  languageDoubtful?: boolean;
};

/** A speaker of one transcript. `ordinal` from 0 decides colour, marker and pattern and is kept for the person's life in the transcript. */
export type Speaker = { id: SpeakerId; ordinal: number; name: string };

/** A mark where a chapter begins, ms on the time line of the recording. A mark at the start of a line moves with the line. */
export type Chapter = { id: ChapterId; startMs: number; title: string };

/**
 * Words of a transcript that are worth to be repeated, as they were said when they were marked. `startMs` is in or at the start of the
 * line that they begin in, ms on the time line of the recording. A mark at the start of a line moves with the line.
 */
export type Quote = { id: QuoteId; startMs: number; text: string };

/** Who recognised the text and with which settings. `host` is where the sound was sent, null when it stayed here. */
export type TranscriptRecipe = {
  engine: EngineChoice;
  model: string;
  language: string | null;
  speakerCount: number | null;
  host: string | null;
  /**
   * Number of the audio track that was read, known once the recording is. Missing where its file can hold only one, and in
   * transcripts of earlier versions, which were nearly all of the track that the file marks.
   */
  track?: number;
  /** Name of the subtitle file that the lines are from: then nothing was recognised, and engine and model say nothing. */
  subtitles?: string;
};

/** Where a transcript stands; `partial` was stopped or failed after some parts were written and can be resumed. */
export type TranscriptState = 'waiting' | 'working' | 'partial' | 'ready' | 'failed';

/** A whole transcript. `revision` grows by one with every stored change. */
export type Transcript = {
  id: ItemId;
  title: string;
  mediaId: ItemId;
  durationMs: number;
  state: TranscriptState;
  recipe: TranscriptRecipe;
  revision: number;
  segments: Segment[];
  speakers: Speaker[];
  /** By start. */
  chapters: Chapter[];
  /** By start. */
  quotes: Quote[];
  /** End of what has been recognised so far, ms; equals durationMs when ready. */
  writtenUntilMs: number;
  canUndo: boolean;
  canRedo: boolean;
};

/** Order of lines: by start, then end, then id. */
export function compareSegments(a: Segment, b: Segment): number {
  return a.startMs - b.startMs || a.endMs - b.endMs || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** A whole transcript that the same request made before: of the same bytes, with the same recipe. */
export type SameTranscript = { mediaId: ItemId; transcriptId: ItemId; createdAtMs: number };
