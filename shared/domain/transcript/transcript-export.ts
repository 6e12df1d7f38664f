import type { FailureRecord } from '../failures/failure.ts';
import type { ItemId } from '../ids.ts';

/** Files that were written, the folder of the first, and transcripts of which none could be. */
export type TranscriptExport = {
  fileNames: string[];
  folder: string;
  failed: { id: ItemId; title: string; failure: FailureRecord }[];
};
