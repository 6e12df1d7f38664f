import type { LibraryQuery } from './items/library-query.ts';
import type { FileTicket, ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { ItemKind, MadeFileKind } from '../../../shared/domain/library/item-kinds.ts';
import type { LibraryFinding } from '../../../shared/domain/library/upkeep/library-finding.ts';
import type { NameTemplates } from '../../../shared/domain/library/places/name-template.ts';
import type { LibraryPlaces, LibraryRenames, MovedFile } from '../../../shared/domain/library/places/library-places.ts';
import type { DuplicateItems, LibraryStorage } from '../../../shared/domain/library/upkeep/library-storage.ts';
import type { LibraryItem } from '../../../shared/domain/library/library-item.ts';
import type { ImportResult, LibraryPage } from '../../../shared/domain/library/library-page.ts';
import type { GeneratedWith } from '../../../shared/domain/library/search/generated-with.ts';
import type { LibrarySort } from '../../../shared/domain/library/search/library-filter.ts';
import type {
  LibraryDetails,
  LibraryOverview,
  LibraryRow,
  LibrarySummary,
  SpokenLine,
  SpokenMoments,
} from '../../../shared/domain/library/search/library-row.ts';
import type { LabelCount } from '../../../shared/domain/organisation/organised.ts';
import type { LibraryReferences } from './references/references.ts';
import type { FoundRange } from './find/find-items.ts';
import type { AudioFacts, MediaFacts } from '../../../shared/domain/library/media-facts.ts';
import type { Tx } from '../database/database.ts';
import type { ClipPictureVariant } from '../media/videos/create-video-media.ts';

/**
 * The file of an item as the HTTP door serves it. `playback` is the derived copy where there is one, else the original;
 * `thumbnail` is that of an image or a clip, `sprite` a row of pictures of a clip.
 */
export type MediaVariant = 'original' | 'playback' | 'peaks' | 'thumbnail' | 'sprite';
/** An absolute path and what to say of it. `fileName` is the name the user knows. */
export type MediaFile = { file: string; contentType: string; fileName: string };

/**
 * A file that was made here and becomes an item. `file` is taken, not copied; `fileName` is what the user would call it and
 * gives the extension. `id` may be chosen before, so that the item could be shown while it grew. `alongside` runs in the
 * transaction that stores the item: rows that must be there together with it.
 */
export type MadeFile = {
  id?: ItemId | undefined;
  kind: MadeFileKind;
  title: string;
  file: string;
  fileName: string;
  recipe: Record<string, unknown>;
  alongside?: ((tx: Tx, id: ItemId) => void) | undefined;
};

/** Called in the transaction that stores what was read of a made file. */
export type ReadListener = (tx: Tx, item: { id: ItemId; kind: ItemKind; facts: MediaFacts }) => void;

/**
 * Finding items. A query is words and operators (parseSearch); words are looked for in titles, lines, tags and folders. What is
 * in the bin is found by `is:binned` only, and parts of other items by their kind only.
 */
export interface LibraryFinder {
  /**
   * Compares images where a query asks what looks like one, in slices: whoever asks for it first keeps nobody waiting with
   * the questions below, which else compare all at once.
   */
  prepare(input: { query: string }): Promise<void>;
  /** Found items from a place in their order on, at most `limit`. */
  list(input: FoundRange): LibraryRow[];
  /** Those of the ids that there are, in the order of the ids; also what is in the bin. */
  rows(input: { ids: readonly ItemId[] }): LibraryRow[];
  /** Only their ids: for what is done with many at once. */
  ids(input: FoundRange): ItemId[];
  /** Only how much is found. */
  count(input: { query: string }): number;
  /** How much is found, by kind and, with `byDay`, by day where the order is one by date. */
  summary(input: { query: string; sort: LibrarySort; byDay: boolean; isStacked?: boolean }): LibrarySummary;
  /** When the words of a query were said: lines of transcripts that meet its conditions but the kind. */
  moments(input: { query: string; limit: number }): SpokenMoments;
  /** What an item says, from a line on, at most `limit` lines; blank ones are left out. Throws NOT_FOUND. */
  lines(input: { id: ItemId; offset: number; limit: number }): SpokenLine[];
  /** Who speaks in the most transcripts and scripts outside the bin, at most twelve; those without a name of their own are left out. */
  speakers(): LabelCount[];
  /** Voices and models that what is in the library was generated with, the most frequent twelve of each. */
  generatedWith(): GeneratedWith;
  /**
   * Makes an item what stands for its stack; null leaves that to the rule (of a line the take in use, else the newest). Gives the
   * one that was chosen before. Throws NOT_FOUND for one that is not in the stack.
   */
  chooseTop(input: { stackId: string; itemId: ItemId | null }): ItemId | null;
  overview(): LibraryOverview;
  /** With `words`, its row tells the first line in which they are. Throws NOT_FOUND. */
  details(input: { id: ItemId; words?: string | undefined }): LibraryDetails;
}

/** Everything the user owns: items and their files. How they are kept, and the bin, is a matter of Organisation. */
export interface Library extends LibraryFinder, LibraryReferences {
  /** What the library takes on the disk, and what of that could be freed. */
  storage(): Promise<LibraryStorage>;
  /** How much of the library is not in readable folders yet. */
  places(): LibraryPlaces;
  /** Resolves when nothing is removed any more that items had in other places before the last start. */
  whenSettled(): Promise<void>;
  /** What of the library is named otherwise than templates say, else those of the settings, with some of the names that it would get. */
  renames(input: { templates?: NameTemplates | undefined; signal?: AbortSignal | undefined }): Promise<LibraryRenames>;
  /** Files of items that somebody moved or renamed in the library's folder, see findMovedFiles. Changes nothing. */
  movedFiles(input: { signal?: AbortSignal | undefined }): Promise<MovedFile[]>;
  /** Points the items at them, and returns those. Throws DISK_FULL, FOLDER_READ_ONLY. */
  adoptMovedFiles(input: { signal?: AbortSignal | undefined }): Promise<MovedFile[]>;
  /**
   * Orders the move of all that is not in readable folders, as a task, with `renames` also new names for the rest; where such a task is
   * under way, it is that. Throws FOLDER_READ_ONLY, DISK_FULL.
   */
  moveToPlaces(input: { renames: boolean }): { jobId: JobId };
  /** Items whose files are the same, the largest first. Files of equal size are read whole, each once in its life. */
  duplicates(input: { signal?: AbortSignal | undefined }): Promise<DuplicateItems[]>;
  /** Deletes what of the cache can be made again of files of the library. Throws CONFLICT (`tasks_active`) while tasks run. */
  clearCache(): Promise<{ freedBytes: number }>;
  /**
   * In what the index and the files on the disk do not agree. Reads sizes, and contents only of files outside of the library whose
   * time is another.
   */
  check(): Promise<LibraryFinding[]>;
  /** Absolute path of the library; changes when it is moved. */
  folder(): string;
  page(input: LibraryQuery): LibraryPage;
  /** Throws NOT_FOUND. */
  get(input: { id: ItemId }): LibraryItem;
  /** Opens the system's dialog and hands out tickets; empty when dismissed. */
  chooseFiles(): Promise<{ ticket: FileTicket; fileName: string; sizeBytes: number }[]>;
  /**
   * Takes in the files of the tickets (a folder gives its recordings, `withImages` its images too) and starts reading them; a failure is per file. With
   * `offersKnown` a file that has a transcript already, or is an image, clip or song that is there, is not copied again, see ImportResult.
   */
  import(input: {
    tickets: FileTicket[];
    offersKnown?: boolean | undefined;
    withImages?: boolean | undefined;
    /** What the settings say unless it is given. */
    asReference?: boolean | undefined;
  }): Promise<ImportResult[]>;
  /**
   * Copies (or with `move` takes) one file into the library and starts reading it. With `asReference` the file stays where it is
   * and an item points to it; one that an item points to already is that item. Throws FILE_MISSING, AUDIO_EMPTY, DISK_FULL,
   * FOLDER_READ_ONLY, FILE_CHANGED, INVALID_INPUT with nothing half-written.
   */
  importFile(input: {
    file: string;
    fileName: string;
    move?: boolean | undefined;
    asReference?: boolean | undefined;
    /** See readAnyway. */
    acceptsSilence?: boolean | undefined;
    /** Number of the audio track, see readTrack. */
    track?: number | null | undefined;
    /** Runs in the transaction that stores the item. */
    alongside?: ((tx: Tx, id: ItemId) => void) | undefined;
  }): Promise<LibraryItem>;
  /** Whether the pictures of a clip are kept. */
  hasPictures(input: { id: ItemId }): boolean;
  /** Keeps a picture that a window drew of a clip, see VideoMedia. Throws NOT_FOUND, INVALID_INPUT for what is no clip. */
  keepPicture(input: { id: ItemId; variant: ClipPictureVariant; bytes: Uint8Array }): Promise<void>;
  /** Stores an upload of the HTTP door as it comes in and starts reading it. Throws like importFile. */
  receive(input: {
    fileName: string;
    body: AsyncIterable<Uint8Array>;
    signal?: AbortSignal | undefined;
  }): Promise<LibraryItem>;
  /**
   * Takes a made file into the library at once, without a job, and begins to read it: facts, peaks and playback copy exist
   * once `whenRead` resolves. What a crash leaves unread is read at the next start. Throws FILE_MISSING, AUDIO_EMPTY,
   * DISK_FULL, FOLDER_READ_ONLY and what `alongside` throws, with nothing stored.
   */
  addMade(made: MadeFile): Promise<LibraryItem>;
  /**
   * The same for files that belong together: all of them become items, or none does. `alongside` runs once, in the one
   * transaction. Throws like addMade.
   */
  addMadeTogether(
    made: readonly Omit<MadeFile, 'alongside'>[],
    alongside?: (tx: Tx, ids: readonly ItemId[]) => void,
  ): Promise<LibraryItem[]>;
  /** Before something is made that costs time or money: throws FOLDER_READ_ONLY, DISK_FULL when it could not be stored. */
  checkFolder(): void;
  /** Tells of every made file that has been read. For domains that keep facts of their own. */
  onRead(listener: ReadListener): void;
  /**
   * Resolves when the recording has been read; throws its failure, NOT_FOUND, INVALID_INPUT where it is no sound, or CANCELLED
   * when `signal` aborts.
   */
  whenRead(input: { id: ItemId; signal?: AbortSignal | undefined }): Promise<AudioFacts>;
  /** The same for media of any kind: resolves with how it is once it is read, or could not be. Throws NOT_FOUND, CANCELLED. */
  whenLooked(input: {
    id: ItemId;
    signal?: AbortSignal | undefined;
  }): Promise<Exclude<LibraryItem['media'], { state: 'reading' }>>;
  /**
   * Reads a recording whose reading failed with CONFIRMATION_NEEDED: hours of silence between its time stamps are meant.
   * Throws NOT_FOUND, CONFLICT where nothing was asked.
   */
  readAnyway(input: { id: ItemId }): void;
  /** Reads a recording anew whose reading failed for a reason that does not lie in the file; nothing happens to others. */
  readAgain(input: { id: ItemId }): void;
  /**
   * Reads a recording again with another of its audio tracks (see AudioFacts): waveform, playback and what is transcribed from
   * then on are those of that track; transcripts that are there stay. Throws NOT_FOUND, CONFLICT while it is read.
   */
  readTrack(input: { id: ItemId; track: number }): void;
  rename(input: { id: ItemId; title: string }): LibraryItem;
  /** The results were opened or played: they are no longer new. What is not new, or not there, is left alone. */
  markSeen(input: { ids: readonly ItemId[] }): void;
  /** All results of a kind, or of every kind. */
  markAllSeen(input: { kind: ItemKind | null }): void;
  /** For good, files included, and of a transcript its recording unless something else uses it. Throws CONFLICT for an item that is not in the bin. */
  deleteForGood(input: { ids: ItemId[] }): Promise<void>;
  /**
   * The file behind a media URL. Throws NOT_FOUND when the item has none (yet), FILE_MISSING and FILE_CHANGED for a file outside of
   * the library that was not found as it was.
   */
  mediaFile(input: { id: ItemId; variant: MediaVariant }): MediaFile;
}
