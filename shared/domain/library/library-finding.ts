import type { ItemId } from '../ids.ts';

/**
 * Something in which the index of the library and its files do not agree. `unknown_folder`: a folder of files that no item has;
 * its name is `title`, and there is no id.
 */
export type LibraryFinding =
  | { problem: 'file_missing'; id: ItemId; title: string }
  | { problem: 'size_differs'; id: ItemId; title: string; expectedBytes: number; foundBytes: number }
  | { problem: 'unknown_folder'; id: null; title: string };
