import type { WatchFolderId } from '../../../shared/domain/ids.ts';
import type { WatchFolder, WatchPreset } from '../../../shared/domain/library/watch-folder.ts';

/** Folders whose new media files are imported, once each, and transcribed. */
export interface WatchFolders {
  list(): WatchFolder[];
  /**
   * Lets the user choose a folder and watches it from now on; what is in it is left alone. Null when dismissed. Throws CONFLICT for one
   * that is watched already or that belongs to Atelier.
   */
  choose(input: { preset: WatchPreset }): Promise<WatchFolder | null>;
  /** The same with a path, for the command line. */
  add(input: { path: string; preset: WatchPreset }): Promise<WatchFolder>;
  /** Throws NOT_FOUND, as all the following do. */
  update(input: { id: WatchFolderId; preset?: WatchPreset | undefined; isPaused?: boolean | undefined }): WatchFolder;
  /** Imports what was there before too. */
  importLeft(input: { id: WatchFolderId }): void;
  /** Tries files that failed again. */
  retry(input: { id: WatchFolderId }): void;
  /** Watches a folder no longer. Its files and their items stay. */
  remove(input: { id: WatchFolderId }): void;
}

/** Watch folders that are looked at. */
export type OpenWatchFolders = {
  watchFolders: WatchFolders;
  /** Looks at the folders from now on, every few seconds. */
  start(): void;
  /** Looks once at all of them, and imports what is ready. Never throws. */
  look(): Promise<void>;
  stop(): Promise<void>;
};
