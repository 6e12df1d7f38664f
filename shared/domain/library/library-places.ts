import type { JobId } from '../ids.ts';

/**
 * How much of a library is not in readable folders: items whose files are in folders of ids, and the bytes of those; `jobId` is the task
 * that moves them, if any. `formerCount` items were moved and have their former files until the next start.
 */
export type LibraryPlaces = {
  toMove: { count: number; sizeBytes: number };
  formerCount: number;
  jobId: JobId | null;
};
