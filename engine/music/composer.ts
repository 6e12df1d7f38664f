import type { SongFacts } from './song/song-facts.ts';
import type { ReferenceMusic } from './reference/reference-music.ts';
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
  /** What a cover plays in the style of the prompt. */
  reference?: ReferenceMusic | null;
  format: SongFormat;
  /** A tone at the end says that a machine made it. */
  hasWatermark: boolean;
  signal: AbortSignal;
};

/** A finished song. The same request gives the same bytes. */
export type Song = { bytes: Uint8Array; durationMs: number; facts: SongFacts };

/** A song that is being played: its bytes, and what is known of it at its end. */
export type SongStream = {
  pieces: AsyncGenerator<Uint8Array, void, undefined>;
  song: Promise<Pick<Song, 'durationMs' | 'facts'>>;
};

/** Makes songs from words. A neural engine would be another one behind this. */
export interface Composer {
  /**
   * Makes a song.
   * @throws Failure CANCELLED when the signal fires, WORKER_DIED
   */
  compose(request: SongRequest): Promise<Song>;
  /** Makes a song and gives it while it is played; both parts fail as `compose` does. A WAV cannot be streamed. */
  stream(request: SongRequest): SongStream;
  /**
   * Listens to the reference of covers.
   * @throws Failure INVALID_INPUT for what is shorter than 6 s or longer than 6 min, AUDIO_UNREADABLE and its kin, CANCELLED, WORKER_DIED
   */
  analyse(reference: { file: string; signal: AbortSignal }): Promise<ReferenceMusic>;
  /** Ends its threads; what runs fails. */
  dispose(): Promise<void>;
}
