import type { FailureRecord } from '../failures/failure.ts';
import type { FileTicket, ItemId } from '../ids.ts';
import type { TranscriptState } from '../transcript/transcript.ts';
import type { LibraryItem } from './library-item.ts';

/** One page; `next` is null on the last. */
export type LibraryPage = { items: LibraryItem[]; next: string | null };
/**
 * What became of each file: an item that is being read, or why it was refused. With `isKnown` the item was there already
 * and nothing was copied; `transcriptId` is its newest transcript,
 * and `transcriptState` how that stands.
 */
export type ImportResult = {
  ticket: FileTicket;
  fileName: string;
  isKnown: boolean;
  transcriptId: ItemId | null;
  transcriptState: TranscriptState | null;
} & ({ item: LibraryItem; failure: null } | { item: null; failure: FailureRecord });
