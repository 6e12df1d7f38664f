import { startMp3Stream } from '../../shared/audio/encoding/mp3-stream.ts';
import { createSoundEncoder } from '../../shared/audio/encoding/create-sound-encoder.ts';
import { createOpusEncoder } from './encoding/opus-stream.ts';
import { createPcmEncoder } from './encoding/pcm-stream.ts';
import type { AudioEncoderFormat, AudioEncoder } from './audio-encoder.ts';

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
