import { toInt16, wavHeader } from '../wav.ts';
import { joinBytes } from '../byte-source.ts';
import type { SoundEncoder } from './sound-encoder.ts';

/** WAV of 16 bits; RF64 where it grows beyond 4 GiB. */
export function createWavEncoder({ sampleRateHz, channels }: { sampleRateHz: number; channels: 1 | 2 }): SoundEncoder {
  const header = (dataBytes: number) => wavHeader({ sampleRate: sampleRateHz, channels, dataBytes });
  let dataBytes = 0;
  let isBegun = false;
  const begin = () => {
    const bytes = isBegun ? new Uint8Array(0) : header(0);
    isBegun = true;
    return bytes;
  };
  return {
    encode(block) {
      const samples = toInt16(block);
      dataBytes += samples.byteLength;
      return joinBytes([begin(), new Uint8Array(samples.buffer)]);
    },
    finish: () => ({ rest: begin(), patch: { offset: 0, bytes: header(dataBytes) } }),
    close: () => undefined,
  };
}
