import { toInt16, wavHeader } from '../wav.ts';
import { joinBytes } from '../byte-source.ts';
import type { SoundEncoder } from './sound-encoder.ts';
import type { SoundTags } from './sound-tags.ts';
import { wavInfo } from './wav-info.ts';

type WavEncoding = { sampleRateHz: number; channels: 1 | 2; tags?: SoundTags | undefined };

/** WAV of 16 bits, with its tags behind the samples; RF64 where it grows beyond 4 GiB. */
export function createWavEncoder({ sampleRateHz, channels, tags }: WavEncoding): SoundEncoder {
  const info = tags ? wavInfo(tags) : new Uint8Array(0);
  // Samples of 16 bits are always an even number of bytes, so that nothing has to fill them up.
  const header = (dataBytes: number, trailingBytes = 0) =>
    wavHeader({ sampleRate: sampleRateHz, channels, dataBytes, trailingBytes });
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
    finish: () => ({
      rest: joinBytes([begin(), info]),
      patch: { offset: 0, bytes: header(dataBytes, info.length) },
    }),
    close: () => undefined,
  };
}
