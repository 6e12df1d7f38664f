import type { FailureRecord } from './failure.ts';
import type { FileTicket } from './ids.ts';
import type { LibraryItem } from './library-item.ts';

/** One page; `next` is null on the last. */
export type LibraryPage = { items: LibraryItem[]; next: string | null };
/** What became of each file: an item that is being read, or why it was refused. */
export type ImportResult = { ticket: FileTicket; fileName: string } & (
  | { item: LibraryItem; failure: null }
  | { item: null; failure: FailureRecord }
);
