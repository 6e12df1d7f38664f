import type { SidecarProblem } from './library-finding.ts';

/**
 * A folder of the library from which nothing could be taken: its sidecar has a problem, names another item than its folder
 * (`sidecar_elsewhere`), or belongs to an item that is not there (`owner_missing`).
 */
export type RebuildProblem = { problem: SidecarProblem | 'sidecar_elsewhere' | 'owner_missing'; folder: string };

/**
 * Where the database that was built from files says something else than the one in use: a row of `table`, by its `key`, that
 * only one of them has (`rebuilt` or `present` is missing), or a column of it.
 */
export type RebuildDifference = {
  table: string;
  key: string;
  column: string | null;
  present?: unknown;
  rebuilt?: unknown;
};

/** What came of building the database again. `differenceCount` counts those that are not in `differences` too. */
export type LibraryRebuild = {
  /** Absolute path of the new database. */
  file: string;
  itemCount: number;
  problems: RebuildProblem[];
  differenceCount: number;
  differences: RebuildDifference[];
};
