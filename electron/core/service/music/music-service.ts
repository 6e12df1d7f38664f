import type { SongDetails } from '../../../../shared/domain/music/song-details.ts';
import type { HeardLine } from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import type { CallOptions } from '../transport/service-connection.ts';

/** What a cover is made from: sound as Base64, or the id by which the service knows it. */
export type SongReference = { sound: string } | { featureId: string };

/** A reference that the service knows for a day, and the lyrics that it recognised, with tags; empty where there are none. */
export type PreparedCover = { featureId: string; lyrics: string };

/**
 * A song to be generated. `reference` is what a cover model plays in another style; `seed` is understood by the local engine. With
 * `isInline` the answer holds the bytes, otherwise a link to them.
 */
export type SongCall = CallOptions & {
  model: string;
  prompt: string;
  lyrics: string;
  isInstrumental: boolean;
  lyricsOptimizer: boolean;
  reference: SongReference | null;
  seed: number | null;
  format: 'mp3' | 'wav';
  sampleRateHz: number;
  bitrate: number;
  watermark: boolean;
  isInline?: boolean;
};

/** What a service says of a song, and when the lines of its lyrics are heard; empty where it does not say it. */
export type AnsweredDetails = SongDetails & { heardLines: HeardLine[] };

/** A song that the service generated: a link, which dies after 24 h, or its bytes, and what the service says of it. */
export type GeneratedSong = { song: { link: string } | { bytes: Uint8Array }; details: AnsweredDetails };

/** A piece of a streamed song. The last one has what is known of the whole, and its length where the service says it, ms. */
export type SongPiece = { audio: Uint8Array; end: { details: AnsweredDetails; durationMs: number | null } | null };

/** Lyrics to be written: a whole song, or `lyrics` changed as `prompt` says. An empty `title` leaves it to the service. */
export type LyricsCall = CallOptions & {
  mode: 'write_full_song' | 'edit';
  prompt: string;
  lyrics: string;
  title: string;
};

/** Lyrics that were written, with tags; `remarks` are sentences of the local engine about what it did not do. */
export type WrittenLyrics = { title: string; styleTags: string[]; lyrics: string; remarks: string[] };

/** The operations of music. */
export interface ServiceMusic {
  generate(request: SongCall): Promise<GeneratedSong>;
  /** The same while it is made, as mp3 without a watermark. Throws also where it ends without its last piece. */
  stream(request: SongCall): AsyncGenerator<SongPiece, void, undefined>;
  writeLyrics(request: LyricsCall): Promise<WrittenLyrics>;
  /** Uploads sound (Base64) as the reference of covers. Throws also where the answer has no id. */
  prepareCover(request: CallOptions & { reference: string }): Promise<PreparedCover>;
}
