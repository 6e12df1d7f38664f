import type { HeardMusic } from '../../music/heard-music.ts';
import type { ItemId } from '../../ids.ts';
import type { Organised } from '../../organisation/organised.ts';
import type { ReferenceState } from '../origins/file-reference.ts';
import type { ItemKind } from '../item-kinds.ts';
import type { LibraryItem } from '../library-item.ts';
import type { MediaState } from '../media-facts.ts';

/** One line of what an item says, and who says it; null where nobody is named. */
export type SpokenLine = { speaker: string | null; text: string };

/** A line in which words were found. `lineId` and `startMs` are null where lines have no ids or no times. */
export type FoundLine = { lineId: string | null; startMs: number | null; text: string };

/**
 * What is heard of an item: whose media that is (of a transcript its recording), its length, ms, and the track that was read of
 * it.
 */
export type Playable = { id: ItemId; durationMs: number; track: number | null };

/** Variations of each other: takes of one line, or results of one generation. `count` is how many of them are found. */
export type ItemStack = { id: string; count: number };

/** An item as the library lists it. `durationMs` is that of its media; `lines` are its first. */
export type LibraryRow = Pick<LibraryItem, 'id' | 'kind' | 'title' | 'sizeBytes' | 'createdAtMs'> & {
  mediaState: MediaState['state'];
  durationMs: number | null;
  playable: Playable | null;
  /** Of a song, the image that is its cover. */
  coverId: ItemId | null;
  lines: SpokenLine[];
  organised: Organised;
  /** It is on archived boards only: panels leave it out, and the Library shows it where the archive is meant. */
  isArchived: boolean;
  /** A result of a generation that nobody has opened or played yet. */
  isNew: boolean;
  /** The first line that matches; null where none does, or nothing is searched for. */
  found: FoundLine | null;
  /** Where more than one of its stack is found. */
  stack: ItemStack | null;
  /** Of a file that stays outside of the library, how it was found last; null for one that is in it. */
  reference: ReferenceState | null;
};

/**
 * A moment in a recording at which searched words were said, with the transcript that says so. Without a transcript the words were
 * recognised in the background; `itemId` is the recording then, and else the transcript.
 */
export type SpokenMoment = {
  itemId: ItemId;
  title: string;
  lineId: string | null;
  startMs: number;
  text: string;
  speaker: { name: string; ordinal: number } | null;
  playable: Playable | null;
};

/** Moments, the newest recording first; `count` and `recordingCount` are of all of them. */
export type SpokenMoments = { moments: SpokenMoment[]; count: number; recordingCount: number };

/** How many items of a kind there are. */
export type KindCount = { kind: ItemKind; count: number };
/** How many items are of one day, `2026-11-29` in the time zone of this computer. */
export type DayCount = { day: string; count: number };

/**
 * What a search finds: how much in all, of each kind (as if none were asked for), and day by day in the order in which they are
 * listed.
 */
export type LibrarySummary = { total: number; kinds: KindCount[]; days: DayCount[] };

/**
 * All of the library at a glance; parts of other items are not counted, but their size is. `sizes` are those of the kinds whose
 * files take most, the largest first, in bytes and with what is in the bin.
 */
export type LibraryOverview = {
  total: number;
  kinds: KindCount[];
  sizes: { kind: ItemKind; sizeBytes: number }[];
  favouriteCount: number;
  unsortedCount: number;
  binnedCount: number;
  sizeBytes: number;
};

/** An item that another one was made from or is used in. */
export type RelatedItem = Pick<LibraryItem, 'id' | 'kind' | 'title'>;

/**
 * All that is known of one item. Of what it is used in, the newest 20 are named. `ownerLineId`: of a take, the line of its script. `colours`:
 * the main ones of an image or a clip as `#rrggbb`, the largest first; none while they are not read. `music` is its tempo and key, by its
 * sound or as the engine says that it played.
 */
export type LibraryDetails = {
  item: LibraryItem;
  row: LibraryRow;
  madeFrom: RelatedItem[];
  usedIn: RelatedItem[];
  usedInCount: number;
  ownerLineId: string | null;
  colours: string[];
  music: HeardMusic;
};
