import { startMp3Stream } from '../../shared/audio/encoding/mp3-stream.ts';
import { createSoundEncoder, type FilePatch } from '../../shared/audio/encoding/sound-encoder.ts';
import type { SpeechFormat } from '../../shared/domain/speech/speech-options.ts';
import { createOpusEncoder } from './encoding/opus-stream.ts';
import { createPcmEncoder } from './encoding/pcm-stream.ts';

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

/** Creates an encoder for one file or stream. */
export async function createAudioEncoder(format: AudioEncoderFormat): Promise<AudioEncoder> {
  switch (format.format) {
    case 'mp3':
      return format.isWhole ? await createFile(format, 'mp3') : await createMp3(format);
    case 'flac':
    case 'wav':
      return createFile(format, format.format);
    case 'opus':
      return createOpusEncoder(format);
    case 'pcm':
    case 'pcmu_raw':
    case 'pcmu_wav':
      return createPcmEncoder({ ...format, format: format.format });
  }
}

async function createFile(format: AudioEncoderFormat, written: 'mp3' | 'wav' | 'flac'): Promise<AudioEncoder> {
  const { sampleRateHz, channels, bitrate } = format;
  const encoder = await createSoundEncoder({ format: written, sampleRateHz, channels, bitrate });
  return {
    encode: (samples) => encoder.encode(allChannels(samples, format)),
    finish: () => encoder.finish(),
    close: () => encoder.close(),
  };
}

async function createMp3(format: AudioEncoderFormat): Promise<AudioEncoder> {
  const stream = await startMp3Stream(format);
  return {
    encode: (samples) => stream.encode(allChannels(samples, format)),
    finish: () => ({ rest: stream.finish(), patch: null }),
    close: () => undefined,
  };
}

const allChannels = (samples: Float32Array, { channels }: AudioEncoderFormat): Float32Array[] =>
  channels === 2 ? [samples, samples] : [samples];
