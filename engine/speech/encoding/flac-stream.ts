import { startFlacStream } from '../../../shared/audio/flac-encoder.ts';
import type { AudioEncoder, AudioEncoderFormat } from '../encoders.ts';
import { joinBytes } from '../../../shared/audio/byte-source.ts';
import { interleaved } from './interleaved.ts';

/** Where STREAMINFO tells the number of samples: four bits, then four bytes. */
const TOTAL_AT = 21;

/** FLAC of 16 bits. It is kept until its length, which stands at its beginning, is known. */
export async function createFlacEncoder({ sampleRateHz, channels }: AudioEncoderFormat): Promise<AudioEncoder> {
  const stream = await startFlacStream({ sampleRate: sampleRateHz, channels, totalSamples: 0 });
  const pieces: Uint8Array[] = [];
  let total = 0;
  return {
    encode(samples) {
      total += samples.length;
      pieces.push(...stream.encode(interleaved(samples, channels)));
      return new Uint8Array(0);
    },
    finish() {
      pieces.push(...stream.finish());
      const file = joinBytes(pieces);
      const view = new DataView(file.buffer);
      view.setUint8(TOTAL_AT, (view.getUint8(TOTAL_AT) & 0xf0) | Math.floor(total / 2 ** 32));
      view.setUint32(TOTAL_AT + 1, total % 2 ** 32);
      return file;
    },
    close: () => stream.close(),
  };
}
