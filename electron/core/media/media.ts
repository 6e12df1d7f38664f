import type { DerivedFile } from './derived/derived-file.ts';
import type { AudioFacts } from '../../../shared/domain/library/media-facts.ts';
import type { ImageMedia } from './images/create-image-media.ts';
import type { LookReader } from './images/looks/create-look-reader.ts';
import type { FilmMedia } from './films/write-film.ts';
import type { VideoMedia } from './videos/create-video-media.ts';
import type { HeardMusic } from '../../../shared/domain/music/heard-music.ts';
import type { MediaSource } from './media-source.ts';
import type { EncodedPiece, Piece, PieceFormat } from './pieces/piece.ts';
import type { SongEdit } from '../../../shared/domain/media/song-edit.ts';
import type { CutSample, SampleCutRequest, SampleTreatment } from './sample-cut.ts';
import type { JoinedSound, SoundJoinRequest } from './sound-join.ts';

/** Everything that is read from or derived of recordings and images. Heavy work runs in worker threads and processes. */
export interface Media
  extends Pick<ImageMedia, 'prepareImage' | 'convertImage' | 'imageThumbnail'>, LookReader, VideoMedia, FilmMedia {
  /**
   * Reads a recording once: facts, stored peaks, 16 kHz mono analysis copy, and a playback copy where a browser cannot seek
   * the original exactly. `onProgress` counts bytes read of the original. Nothing half-written stays. With `isMade` it does
   * not wait for recordings that are read, which may take minutes. With `asksForSilence` it throws CONFIRMATION_NEEDED where
   * the time stamps leave more than 6 h of silence in sum. Throws AUDIO_*, FILE_MISSING, FILE_CHANGED, DISK_FULL, FOLDER_READ_ONLY, CANCELLED, WORKER_DIED.
   */
  prepare(
    request: MediaSource & {
      isMade?: boolean;
      asksForSilence?: boolean;
      signal?: AbortSignal;
      onProgress?: (doneBytes: number, totalBytes: number) => void;
    },
  ): Promise<AudioFacts>;
  /** Reads a sound that is not of the library: its facts, and its peaks into `peaksFile`. Throws like `prepare`. */
  measure(request: {
    file: string;
    fileName: string;
    peaksFile: string;
    signal?: AbortSignal | undefined;
  }): Promise<Omit<AudioFacts, 'needsPlaybackCopy'>>;
  /** The peaks file (format: shared/domain/media/peaks.ts), null before `prepare` has ended. */
  peaks(mediaId: string): DerivedFile | null;
  /** The derived copy that seeks exactly, null where the original is played. */
  playbackCopy(mediaId: string): DerivedFile | null;
  /** The 16 kHz mono 16-bit WAV on the recording's time line; made again where it was evicted. Throws like `prepare`. */
  analysis(source: MediaSource & { signal?: AbortSignal }): Promise<string>;
  /**
   * Cuts a recording into pieces of at most `maxMs`, overlap included, at silences. A recording that fits is one piece.
   * `overlapMs` is the sound that two neighbours share. Throws like `prepare`.
   */
  planPieces(source: MediaSource & PiecePlan & { signal?: AbortSignal }): Promise<Piece[]>;
  /** Writes a piece, 16 kHz mono, to `target`, as FLAC unless `format` says otherwise. Throws like `prepare`. */
  encodePiece(
    source: MediaSource & { piece: Piece; target: string; format?: PieceFormat; signal?: AbortSignal },
  ): Promise<EncodedPiece>;
  /**
   * Cuts stretches out of the original into one WAV file and measures their sound. Throws like `prepare`, and INVALID_INPUT
   * where all of them lie outside the recording.
   */
  cutSample(request: SampleCutRequest): Promise<CutSample>;
  /** Writes what the local engine would learn a voice from, as a WAV file. Throws like `prepare`. */
  treatSample(request: SampleTreatment & { signal?: AbortSignal }): Promise<void>;
  /**
   * Joins sounds of any format into one file, streaming: silence between them, equal-power cross-fades where they overlap,
   * edges faded over 5 ms. A file at `target` is replaced. Throws like `prepare`.
   */
  joinSounds(request: SoundJoinRequest): Promise<JoinedSound>;
  /** Writes the part of a song that an edit keeps into `target`. Throws like `prepare`, INVALID_INPUT for a song of over 15 minutes. */
  editSong(request: SongEditRequest): Promise<{ durationMs: number }>;
  /**
   * Tempo and key of a recording, by the middle of what is heard; null for what is not sure. Throws like `prepare`.
   */
  analyseMusic(source: MediaSource & { signal?: AbortSignal }): Promise<HeardMusic>;
  /** Deletes everything derived from a recording or an image; the original is not touched. */
  remove(mediaId: string): Promise<void>;
  /** Stops the worker; whatever runs fails with CANCELLED. Idempotent. */
  dispose(): Promise<void>;
}

/** A song, what is changed about it, and the file that is written. `fileName` is for messages. */
export type SongEditRequest = {
  file: string;
  fileName: string;
  track: number | null;
  edit: SongEdit;
  target: string;
  signal?: AbortSignal | undefined;
};

/** How to cut. Defaults: 480 s, which fits the service's 500 s, and 4 s. */
export type PiecePlan = { maxMs?: number; overlapMs?: number };
