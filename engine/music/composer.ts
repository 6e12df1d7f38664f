import type { SongFacts } from './song/song-facts.ts';
import type { SongFormat } from './song/encode-song.ts';

/** A song to be made. */
export type SongRequest = {
  /** Style, mood and scenario. */
  prompt: string;
  /** With structure tags; empty for an instrumental of the genre's form. */
  lyrics: string;
  /** Tags of the lyrics give the form, but their words are not sung or played. */
  isInstrumental: boolean;
  seed: number;
  format: SongFormat;
  /** A tone at the end says that a machine made it. */
  hasWatermark: boolean;
  signal: AbortSignal;
};

/** A finished song. The same request gives the same bytes. */
export type Song = { bytes: Uint8Array; durationMs: number; facts: SongFacts };

/** Makes songs from words. A neural engine would be another one behind this. */
export interface Composer {
  /**
   * Makes a song.
   * @throws Failure CANCELLED when the signal fires, WORKER_DIED
   */
  compose(request: SongRequest): Promise<Song>;
  /** Ends its threads; what runs fails. */
  dispose(): Promise<void>;
}
