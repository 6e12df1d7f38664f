import type { ItemId, JobId } from './ids.ts';
import type { TranscriptPatch } from './transcript-edit.ts';
import type { TranscriptState } from './transcript.ts';

/** A row of the history list. `snippet` is the matching text when a query was given. */
export type TranscriptRow = {
  id: ItemId;
  mediaId: ItemId;
  title: string;
  state: TranscriptState;
  durationMs: number;
  speakerCount: number;
  segmentCount: number;
  language: string | null;
  createdAtMs: number;
  snippet: string | null;
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

/** Text that is being heard now and has no times yet: what follows `fromMs`. Empty when nothing is running. */
export type LiveText = { fromMs: number; text: string };
