/** A folder that the library was moved out of, with the files that were copied out of it and are kept until the user decides. */
export type FormerLibrary = {
  id: number;
  folder: string;
  movedAtMs: number;
  fileCount: number;
  sizeBytes: number;
  /** False where its disk is not connected. */
  isThere: boolean;
};

/**
 * Where the library is, and what its moves left to decide: the folder to which one was broken off, and former folders, the newest
 * first. `isMissing` where the folder was there and is not now.
 */
export type LibraryMoves = {
  folder: string;
  isMissing: boolean;
  unfinished: { folder: string } | null;
  former: FormerLibrary[];
};

/** What came of removing a former library: bytes that are free now, and files that stay because they were changed since. */
export type FormerRemoval = { freedBytes: number; changedCount: number };
