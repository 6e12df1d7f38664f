import { createFlacEncoder } from './flac-encoder.ts';
import { createMp3Encoder } from './mp3-encoder.ts';
import { createWavEncoder } from './wav-encoder.ts';
import type { SoundEncoding, SoundEncoder } from './sound-encoder.ts';

/** Creates an encoder for one file of exact length. */
export async function createSoundEncoder(encoding: SoundEncoding): Promise<SoundEncoder> {
  switch (encoding.format) {
    case 'mp3':
      return await createMp3Encoder(encoding);
    case 'flac':
      return await createFlacEncoder(encoding);
    case 'wav':
      return createWavEncoder(encoding);
  }
}
