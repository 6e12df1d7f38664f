import { createMp3Encoder } from 'wasm-media-encoders';
import type { AudioEncoder, AudioEncoderFormat } from '../encoders.ts';
import { joinBytes } from '../../../shared/audio/byte-source.ts';
import { withMp3Index } from './mp3-index.ts';

const BITRATES_KBPS = [8, 16, 24, 32, 40, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const;
/** The encoder has a buffer for about this many samples. */
const BLOCK_SAMPLES = 1152;

/** MP3 with a constant bit rate; frames come as soon as they are full. */
export async function createMp3Stream({ sampleRateHz, channels, bitrate }: AudioEncoderFormat): Promise<AudioEncoder> {
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate: sampleRateHz,
    // Left to itself the encoder lowers the rate at low bit rates.
    outputSampleRate: sampleRateHz as NonNullable<Parameters<typeof encoder.configure>[0]['outputSampleRate']>,
    channels,
    bitrate: allowedBitrate(bitrate / 1000, sampleRateHz),
  });
  return {
    encode(samples) {
      const pieces: Uint8Array[] = [];
      for (let start = 0; start < samples.length; start += BLOCK_SAMPLES) {
        const block = samples.subarray(start, start + BLOCK_SAMPLES);
        const bytes = encoder.encode(channels === 2 ? [block, block] : [block]);
        // The bytes belong to the encoder, which writes over them.
        if (bytes.length > 0) pieces.push(bytes.slice());
      }
      return joinBytes(pieces);
    },
    finish: () => encoder.finalize().slice(),
    // Its memory goes with it.
    close: () => undefined,
  };
}

/** MP3 whose first frame tells its exact length; all of it comes at the end. */
export async function createWholeMp3(format: AudioEncoderFormat): Promise<AudioEncoder> {
  const stream = await createMp3Stream(format);
  const pieces: Uint8Array[] = [];
  let samples = 0;
  return {
    encode(block) {
      samples += block.length;
      pieces.push(stream.encode(block));
      return new Uint8Array(0);
    },
    finish: () => withMp3Index(joinBytes([...pieces, stream.finish()]), samples),
    close: stream.close,
  };
}

/** The highest bit rate of MP3 that is not above the wanted one and exists at the sample rate. */
function allowedBitrate(wantedKbps: number, sampleRateHz: number): (typeof BITRATES_KBPS)[number] {
  const most = sampleRateHz >= 32_000 ? 320 : sampleRateHz >= 16_000 ? 160 : 64;
  const least = sampleRateHz >= 32_000 ? 32 : 8;
  const wanted = Math.max(least, Math.min(most, wantedKbps));
  return BITRATES_KBPS.findLast((rate) => rate <= wanted) ?? 32;
}
