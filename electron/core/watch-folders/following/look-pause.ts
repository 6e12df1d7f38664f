/** A file counts as whole when it is the same after this time; looks are never closer. */
export const SHORTEST_PAUSE_MS = 5000;
/** Where the file system tells what happens, a look finds what it did not tell. */
export const WATCHED_PAUSE_MS = 300_000;
const LONGEST_PAUSE_MS = 60_000;
/** As many files are asked for their size in hardly any time. */
const FEW_FILES = 1000;

/** What the pause depends on: `isFollowed` where the file system tells what happens in the folder. */
export type PauseFacts = {
  fileCount: number;
  growingCount: number;
  isFollowed: boolean;
  shortestMs?: number;
  watchedMs?: number;
};

/**
 * How long a folder is left alone after a look, ms: the longer the more files it has, because each look asks all of them. Not while
 * a file in it is still growing, which is imported when the next look finds it the same.
 */
export function pauseAfterLook({
  fileCount,
  growingCount,
  isFollowed,
  shortestMs = SHORTEST_PAUSE_MS,
  watchedMs = WATCHED_PAUSE_MS,
}: PauseFacts): number {
  if (growingCount > 0) return shortestMs;
  if (isFollowed) return watchedMs;
  return Math.min(LONGEST_PAUSE_MS, shortestMs * Math.max(1, fileCount / FEW_FILES));
}
