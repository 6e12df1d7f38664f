import type { AudioEncoder, AudioEncoderFormat } from '../encoders.ts';
import { joinBytes } from '../../../shared/audio/byte-source.ts';
import { toInt16 } from '../../../shared/audio/wav.ts';

const HEADER_BYTES = 44;
const MU_LAW_HEADER_BYTES = 58;
const NOTHING = new Uint8Array(0);
const close = () => undefined;

/** Linear or µ-law samples, bare or in a WAV file with exact sizes. */
export function createPcmEncoder({ format, sampleRateHz, channels }: AudioEncoderFormat): AudioEncoder {
  const isMuLaw = format === 'pcmu_raw' || format === 'pcmu_wav';
  const convert = (samples: Float32Array): Uint8Array => {
    const values = toInt16(channels === 2 ? [samples, samples] : [samples]);
    return isMuLaw ? Uint8Array.from(values, muLaw) : new Uint8Array(values.buffer);
  };
  if (format === 'pcm' || format === 'pcmu_raw') return { encode: convert, finish: () => NOTHING, close };
  const pieces: Uint8Array[] = [];
  return {
    encode(samples) {
      pieces.push(convert(samples));
      return NOTHING;
    },
    finish() {
      const dataBytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
      const header = wavHeader({ isMuLaw, sampleRateHz, channels, dataBytes });
      const padding = new Uint8Array(dataBytes % 2);
      return joinBytes([header, ...pieces, padding]);
    },
    close,
  };
}

/** µ-law needs the longer header with a fact chunk, which tells the number of samples. */
function wavHeader(file: { isMuLaw: boolean; sampleRateHz: number; channels: number; dataBytes: number }): Uint8Array {
  const { isMuLaw, sampleRateHz, channels, dataBytes } = file;
  const header = new Uint8Array(isMuLaw ? MU_LAW_HEADER_BYTES : HEADER_BYTES);
  const view = new DataView(header.buffer);
  const text = (offset: number, value: string) => header.set(new TextEncoder().encode(value), offset);
  const sampleBytes = isMuLaw ? 1 : 2;
  text(0, 'RIFF');
  view.setUint32(4, header.length - 8 + dataBytes + (dataBytes % 2), true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, isMuLaw ? 18 : 16, true);
  view.setUint16(20, isMuLaw ? 7 : 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * channels * sampleBytes, true);
  view.setUint16(32, channels * sampleBytes, true);
  view.setUint16(34, sampleBytes * 8, true);
  if (isMuLaw) {
    text(38, 'fact');
    view.setUint32(42, 4, true);
    view.setUint32(46, dataBytes / channels, true);
  }
  text(header.length - 8, 'data');
  view.setUint32(header.length - 4, dataBytes, true);
  return header;
}

const MU_LAW_BIAS = 132;
const MU_LAW_CLIP = 32_635;

/** G.711: a 16-bit sample as one byte. */
function muLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const magnitude = Math.min(MU_LAW_CLIP, Math.abs(sample)) + MU_LAW_BIAS;
  const exponent = Math.max(0, 24 - Math.clz32(magnitude));
  const mantissa = (magnitude >> (exponent + 3)) & 15;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}
