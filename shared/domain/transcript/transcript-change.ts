import type { ItemId, JobId, SegmentId } from '../ids.ts';
import type { TranscriptPatch } from './transcript-edit.ts';
import type { Transcript, TranscriptState } from './transcript.ts';

/**
 * A row of the history list. When a query was given, `snippet` is the matching text and `hitId` the first line that has it; null
 * when only the title matched.
 */
export type TranscriptRow = {
  id: ItemId;
  mediaId: ItemId;
  title: string;
  state: TranscriptState;
  durationMs: number;
  /** End of what has been recognised so far, ms. */
  writtenUntilMs: number;
  speakerCount: number;
  segmentCount: number;
  /** Whether a line is marked as doubtful language. */
  languageDoubtful: boolean;
  language: string | null;
  createdAtMs: number;
  snippet: string | null;
  hitId: SegmentId | null;
  jobId: JobId | null;
};

/** What an edit, an undo or a redo changed. */
export type TranscriptChange = {
  id: ItemId;
  revision: number;
  patch: TranscriptPatch;
  label: string;
  canUndo: boolean;
  canRedo: boolean;
};

/** What of a transcript changes without a revision: its length is known only once the recording has been read. */
export type TranscriptFacts = Pick<Transcript, 'title' | 'state' | 'durationMs' | 'writtenUntilMs'>;

/** Everything after a revision, in order, with the facts of now; `reset` when the whole must be read again. */
export type TranscriptChanges = { reset: true } | ({ reset: false; changes: TranscriptChange[] } & TranscriptFacts);

/**
 * Text that is being heard now and has no times yet: what follows `fromMs`. Empty when nothing is running.
 * `languageDoubtful` as in Segment.
 */
export type LiveText = { fromMs: number; text: string; languageDoubtful?: boolean };
