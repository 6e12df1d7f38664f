import type { FilePatch } from '../../shared/audio/encoding/sound-encoder.ts';
import type { SpeechFormat } from '../../shared/domain/speech/speech-options.ts';

/**
 * Format of a file or stream. `pcm` is 16-bit little-endian; `pcmu_raw` is G.711 µ-law and `pcmu_wav` the same in a WAV file;
 * `opus` is in Ogg and has rates of its own (see opusRateHz). `bitrate` in bits a second counts for mp3 only; what the rate does not allow
 * is lowered.
 */
export type AudioEncoderFormat = {
  format: SpeechFormat;
  sampleRateHz: number;
  channels: 1 | 2;
  bitrate: number;
  /** An mp3 begins with a frame that tells players the exact length; it is right once the file is patched. */
  isWhole?: boolean;
};

/**
 * Encodes mono samples of -1 to 1, bit by bit; with two channels both carry the same. The pieces joined, patched at the end,
 * are the file; without the patch it can be played, but what its beginning tells of its length is wrong.
 */
export interface AudioEncoder {
  /** What is ready, often nothing. */
  encode(samples: Float32Array): Uint8Array;
  /** The rest, and what is to be written over the beginning; the encoder is used up. */
  finish(): { rest: Uint8Array; patch: FilePatch | null };
  /** Gives memory back when it is not finished, for example because the client has gone. */
  close(): void;
}
