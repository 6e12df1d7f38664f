import type { AudioTrack } from '../domain/media/audio-track.ts';

/** Containers that are told apart by their bytes. */
export type AudioContainer = 'wav' | 'aiff' | 'caf' | 'flac' | 'mp3' | 'aac' | 'ogg' | 'mp4' | 'webm';

/** An opened recording. The time line is the one a correct player shows: encoder delay and padding are taken off. */
export interface DecodedAudio {
  readonly container: AudioContainer;
  /** Name of the codec: 'pcm', 'flac', 'mp3', 'aac', 'alac', 'opus', 'vorbis', … */
  readonly codec: string;
  readonly sampleRate: number;
  readonly channels: number;
  /** Stated by the file, null where only decoding to the end tells. */
  readonly durationMs: number | null;
  readonly hasVideo: boolean;
  /** All audio tracks of a container that can have several, and the number of the one that is decoded. Missing elsewhere. */
  readonly tracks?: readonly AudioTrack[];
  readonly track?: number;
  /** Whether the file ends before its own header says; settled only when `blocks` has ended. */
  readonly isTruncated: boolean;
  /**
   * Whether the time line is not simply that of the packets: holes were filled with silence, or several streams or edits
   * were joined. Settled when `blocks` has ended, missing where it is not so.
   */
  readonly hasGaps?: boolean;
  /** Encoder delay that the container says to leave out, and that is left out here. Missing where there is none. */
  readonly leftOutMs?: number;
  /** Decodes from the start. Each block holds one array a channel, all of one length, at most a few seconds long. */
  blocks(): AsyncGenerator<Float32Array[]>;
  /** Frees the decoder; must be called, also when `blocks` was left early. */
  close(): void;
}
