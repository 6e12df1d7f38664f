import type { SoundId } from '../../../shared/domain/ids.ts';

/** A kept sound. */
export type KeptSound = { id: SoundId; durationMs: number; sizeBytes: number };

/** A file of a kept sound: absolute path and content type. */
export type SoundFile = { file: string; contentType: string };

/**
 * A sound to be kept. `key` says what the sound is of (any string, e.g. JSON of all that it was made with): the same key
 * always has the same id. `file` is copied, or with `move` taken. `fileName` gives the extension and the words of failures.
 */
export type NewSound = { key: string; fileName: string; signal?: AbortSignal | undefined } & (
  | { bytes: Uint8Array }
  | { file: string; move?: boolean | undefined }
);

/**
 * Sounds that can be made again and are no library items: previews of voices, joined narrations. They lie in the cache
 * folder, the longest unused ones are deleted when it grows too large, and are served at `/sounds/<id>/original|peaks`.
 */
export interface Sounds {
  /** Keeps a sound together with its peaks. Throws AUDIO_*, FILE_MISSING, DISK_FULL, FOLDER_READ_ONLY, CANCELLED with nothing kept. */
  add(sound: NewSound): Promise<KeptSound>;
  /** The sound kept under that key, or null; finding it counts as use. */
  find(key: string): KeptSound | null;
  /** The sound with that id, or null. */
  get(id: SoundId): KeptSound | null;
  /** Files for the HTTP door. Throws NOT_FOUND when it was never there or is gone from the cache. */
  file(input: { id: SoundId; variant: 'original' | 'peaks' }): SoundFile;
}
