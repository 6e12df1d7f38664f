import type { ItemId } from '../../ids.ts';

/**
 * Why the sidecar of an item cannot be counted on: it is not there, cannot be understood, was written by a newer version, is not
 * as it was written, or is behind the index.
 */
export type SidecarProblem =
  | 'sidecar_missing'
  | 'sidecar_damaged'
  | 'sidecar_newer'
  | 'sidecar_differs'
  | 'sidecar_behind';

/**
 * Something in which the index of the library and its files do not agree. `unknown_folder`: a folder of files that no item has;
 * its name is `title`, and there is no id; `unknown_file`: the same of a file, by its path in the library. `file_moved`: the file of an item is under another
 * name in the library's folder. `file_differs`: its bytes are not those that it had when it was last read whole. Of a
 * sidecar without an id, which belongs to no single item, `title` is the name. `reference_missing` and `reference_changed` are of
 * a file that stays outside of the library.
 */
export type LibraryFinding =
  | { problem: 'file_missing'; id: ItemId; title: string }
  | { problem: 'file_moved'; id: ItemId; title: string; foundAt: string }
  | { problem: 'size_differs'; id: ItemId; title: string; expectedBytes: number; foundBytes: number }
  | { problem: 'file_differs'; id: ItemId; title: string }
  | { problem: 'reference_missing' | 'reference_changed'; id: ItemId; title: string }
  | { problem: 'unknown_folder' | 'unknown_file'; id: null; title: string }
  | { problem: SidecarProblem; id: ItemId | null; title: string };

/** What came of repairing: what is right again, and what is not. */
export type LibraryRepair = { repaired: LibraryFinding[]; left: LibraryFinding[] };
