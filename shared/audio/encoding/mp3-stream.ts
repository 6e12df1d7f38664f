import { createMp3Encoder as createLameEncoder } from 'wasm-media-encoders';
import { joinBytes } from '../byte-source.ts';

const BITRATES_KBPS = [8, 16, 24, 32, 40, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const;
/** The encoder has a buffer for about this many samples. */
const BLOCK_SAMPLES = 1152;

/** Sample rates that exist in MP3. */
export const MP3_SAMPLE_RATES_HZ: readonly number[] = [
  8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000,
];

/** MP3 frames as soon as they are full, without anything that tells the length. Its memory goes with it. */
export interface Mp3Stream {
  /** Takes one array a channel. */
  encode(block: readonly Float32Array[]): Uint8Array;
  /** The rest; the stream is used up. */
  finish(): Uint8Array;
}

/** Starts MP3 with a constant bit rate: the highest that is not above `bitrate` (bits a second) and exists at the rate. */
export async function startMp3Stream({
  sampleRateHz,
  channels,
  bitrate,
}: {
  sampleRateHz: number;
  channels: 1 | 2;
  bitrate: number;
}): Promise<Mp3Stream> {
  const encoder = await createLameEncoder();
  encoder.configure({
    sampleRate: sampleRateHz,
    // Left to itself the encoder lowers the rate at low bit rates.
    outputSampleRate: sampleRateHz as NonNullable<Parameters<typeof encoder.configure>[0]['outputSampleRate']>,
    channels,
    bitrate: allowedBitrate(bitrate / 1000, sampleRateHz),
  });
  return {
    encode(block) {
      const pieces: Uint8Array[] = [];
      const length = block[0]?.length ?? 0;
      for (let start = 0; start < length; start += BLOCK_SAMPLES) {
        const bytes = encoder.encode(block.map((channel) => channel.subarray(start, start + BLOCK_SAMPLES)));
        // The bytes belong to the encoder, which writes over them.
        if (bytes.length > 0) pieces.push(bytes.slice());
      }
      return joinBytes(pieces);
    },
    finish: () => encoder.finalize().slice(),
  };
}

function allowedBitrate(wantedKbps: number, sampleRateHz: number): (typeof BITRATES_KBPS)[number] {
  const most = sampleRateHz >= 32_000 ? 320 : sampleRateHz >= 16_000 ? 160 : 64;
  const least = sampleRateHz >= 32_000 ? 32 : 8;
  const wanted = Math.max(least, Math.min(most, wantedKbps));
  return BITRATES_KBPS.findLast((rate) => rate <= wanted) ?? 32;
}
