import type { FailureRecord } from '../failures/failure.ts';
import type { WatchFolderId } from '../ids.ts';
import type { EngineChoice } from '../settings/engine-choice.ts';

/** How new files of a watch folder are transcribed; what is null is as the settings say at that time. */
export type WatchPreset = {
  transcribes: boolean;
  engine: EngineChoice | null;
  language: string | null;
  speakerCount: number | null;
};

/** What a new watch folder begins with. */
export const DEFAULT_WATCH_PRESET: WatchPreset = {
  transcribes: true,
  engine: null,
  language: null,
  speakerCount: null,
};

/** A file that could not be imported or transcribed. `name` is its path within the folder. */
export type WatchedFailure = { name: string; failure: FailureRecord };

/** A folder whose new media files are imported. */
export type WatchFolder = {
  id: WatchFolderId;
  /** As it is shown; the window only ever sends the ID. */
  path: string;
  preset: WatchPreset;
  isPaused: boolean;
  /** `unreadable` also says a folder whose disk is not connected. */
  state: 'watching' | 'paused' | 'missing' | 'unreadable';
  importedCount: number;
  /** Files that were there before the folder was watched, and are left alone. */
  leftCount: number;
  /** Files that still grow, or wait for their turn. */
  comingCount: number;
  failedCount: number;
  /** The first of them. */
  failures: WatchedFailure[];
};
