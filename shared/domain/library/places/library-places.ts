import type { ItemId, JobId } from '../../ids.ts';

/**
 * How much of a library is not in readable folders: items whose files are in folders of ids, and the bytes of those; `jobId` is the task
 * that moves them, if any. `formerCount` items were moved or renamed and have their former files until the next start.
 */
export type LibraryPlaces = {
  toMove: { count: number; sizeBytes: number };
  formerCount: number;
  jobId: JobId | null;
};

/**
 * Items in readable folders whose files are called otherwise than the templates say now: `count` would be renamed, `ownCount` have
 * names that the user gave the files, which stay. `examples` are some, as paths within the library.
 */
export type LibraryRenames = { count: number; ownCount: number; examples: { from: string; to: string }[] };

/** A file of an item that was moved or renamed in the library's folder by somebody else: paths within the library. */
export type MovedFile = { id: ItemId; title: string; from: string; to: string };
