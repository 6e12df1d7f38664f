import { createFlacEncoder } from './encoding/flac-stream.ts';
import { createMp3Stream, createWholeMp3 } from './encoding/mp3-stream.ts';
import { createPcmEncoder } from './encoding/pcm-stream.ts';

/** How speech is written. `pcm` is 16-bit little-endian; `pcmu_raw` is G.711 µ-law and `pcmu_wav` the same in a WAV file. */
export type SpeechFormat = 'mp3' | 'wav' | 'flac' | 'pcm' | 'pcmu_raw' | 'pcmu_wav';

/** Format of a file or stream. `bitrate` in bits a second counts for mp3 only; what the rate does not allow is lowered. */
export type AudioEncoderFormat = {
  format: SpeechFormat;
  sampleRateHz: number;
  channels: 1 | 2;
  bitrate: number;
  /** Keeps an mp3 to its end, so that its beginning can tell players the exact length. */
  isWhole?: boolean;
};

/** Encodes mono samples of -1 to 1, bit by bit; with two channels both carry the same. The pieces joined are the file. */
export interface AudioEncoder {
  /** What is ready, often nothing: wav and flac, whose beginning tells the length, give all of it at the end. */
  encode(samples: Float32Array): Uint8Array;
  /** The rest; the encoder is used up. */
  finish(): Uint8Array;
  /** Gives memory back when it is not finished, for example because the client has gone. */
  close(): void;
}

/** Creates an encoder for one file or stream. */
export async function createAudioEncoder(format: AudioEncoderFormat): Promise<AudioEncoder> {
  switch (format.format) {
    case 'mp3':
      return format.isWhole ? createWholeMp3(format) : createMp3Stream(format);
    case 'flac':
      return createFlacEncoder(format);
    case 'wav':
    case 'pcm':
    case 'pcmu_raw':
    case 'pcmu_wav':
      return createPcmEncoder(format);
  }
}
