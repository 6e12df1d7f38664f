import type { FileTicket, ItemId } from '../../../shared/domain/ids.ts';
import type { ItemKind, LibraryItem, MediaFacts } from '../../../shared/domain/library-item.ts';
import type { ImportResult, LibraryPage } from '../../../shared/domain/library-page.ts';

/** What `Library.page` is asked: text to search, position, kind, and whether the bin is meant. */
export type LibraryQuery = {
  query?: string | undefined;
  after?: string | undefined;
  limit: number;
  kind?: ItemKind | undefined;
  bin: boolean;
};

/** The file of an item as the HTTP door serves it. `playback` is the derived copy where there is one, else the original. */
export type MediaVariant = 'original' | 'playback' | 'peaks';
/** An absolute path and what to say of it. `fileName` is the name the user knows. */
export type MediaFile = { file: string; contentType: string; fileName: string };

/** Everything the user owns: items, their files, the bin. */
export interface Library {
  /** Absolute path of the library; changes when it is moved. */
  folder(): string;
  page(input: LibraryQuery): LibraryPage;
  /** Throws NOT_FOUND. */
  get(input: { id: ItemId }): LibraryItem;
  /** Opens the system's dialog and hands out tickets; empty when dismissed. */
  chooseFiles(): Promise<{ ticket: FileTicket; fileName: string; sizeBytes: number }[]>;
  /** Copies the files of the tickets (a folder gives its media files) and starts reading them; a failure is per file. */
  import(input: { tickets: FileTicket[] }): Promise<ImportResult[]>;
  /**
   * Copies (or with `move` takes) one file into the library and starts reading it. Throws FILE_MISSING, AUDIO_EMPTY,
   * DISK_FULL, FOLDER_READ_ONLY, INVALID_INPUT with nothing half-written.
   */
  importFile(input: { file: string; fileName: string; move?: boolean | undefined }): Promise<LibraryItem>;
  /** Stores an upload of the HTTP door as it comes in and starts reading it. Throws like importFile. */
  receive(input: {
    fileName: string;
    body: AsyncIterable<Uint8Array>;
    signal?: AbortSignal | undefined;
  }): Promise<LibraryItem>;
  /** Resolves when the recording has been read; throws its failure, NOT_FOUND, or CANCELLED when `signal` aborts. */
  whenRead(input: { id: ItemId; signal?: AbortSignal | undefined }): Promise<MediaFacts>;
  rename(input: { id: ItemId; title: string }): LibraryItem;
  moveToBin(input: { ids: ItemId[] }): void;
  restore(input: { ids: ItemId[] }): void;
  /** For good, files included; throws CONFLICT for an item that is not in the bin. */
  deleteForGood(input: { ids: ItemId[] }): Promise<void>;
  /** The file behind a media URL. Throws NOT_FOUND when the item has none (yet). */
  mediaFile(input: { id: ItemId; variant: MediaVariant }): MediaFile;
}
