/** A file counts as whole when it is the same after this time; looks are never closer. */
export const SHORTEST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;
/** As many files are asked for their size in hardly any time. */
const FEW_FILES = 1000;

/**
 * How long a folder is left alone after a look, ms: the longer the more files it has, because each look asks all of them. Not while
 * a file in it is still growing, which is imported when the next look finds it the same.
 */
export function pauseAfterLook({ fileCount, growingCount }: { fileCount: number; growingCount: number }): number {
  if (growingCount > 0) return SHORTEST_PAUSE_MS;
  return Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * Math.max(1, fileCount / FEW_FILES));
}
