import { joinBytes } from '../../shared/audio/byte-source.ts';
import { startMp3Stream } from '../../shared/audio/encoding/mp3-stream.ts';
import { createSoundEncoder, type SoundEncoder } from '../../shared/audio/encoding/sound-encoder.ts';
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
      return format.isWhole ? keptWhole(await soundEncoder(format, 'mp3'), format) : await createMp3(format);
    case 'flac':
      return keptWhole(await soundEncoder(format, 'flac'), format);
    case 'wav':
    case 'pcm':
    case 'pcmu_raw':
    case 'pcmu_wav':
      return createPcmEncoder(format);
  }
}

const soundEncoder = ({ sampleRateHz, channels, bitrate }: AudioEncoderFormat, format: 'mp3' | 'flac') =>
  createSoundEncoder({ format, sampleRateHz, channels, bitrate });

async function createMp3(format: AudioEncoderFormat): Promise<AudioEncoder> {
  const stream = await startMp3Stream(format);
  return {
    encode: (samples) => stream.encode(allChannels(samples, format)),
    finish: () => stream.finish(),
    close: () => undefined,
  };
}

/** A file whose beginning must be written anew at the end is kept until then. */
function keptWhole(encoder: SoundEncoder, format: AudioEncoderFormat): AudioEncoder {
  const pieces: Uint8Array[] = [];
  return {
    encode(samples) {
      pieces.push(encoder.encode(allChannels(samples, format)));
      return new Uint8Array(0);
    },
    finish() {
      const { rest, patch } = encoder.finish();
      const file = joinBytes([...pieces, rest]);
      if (patch) file.set(patch.bytes, patch.offset);
      return file;
    },
    close: () => encoder.close(),
  };
}

const allChannels = (samples: Float32Array, { channels }: AudioEncoderFormat): Float32Array[] =>
  channels === 2 ? [samples, samples] : [samples];
