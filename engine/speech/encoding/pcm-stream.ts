import { joinBytes } from '../../../shared/audio/byte-source.ts';
import { toInt16 } from '../../../shared/audio/wav.ts';
import type { AudioEncoder, AudioEncoderFormat } from '../audio-encoder.ts';

const HEADER_BYTES = 58;
const NOTHING = new Uint8Array(0);
const close = () => undefined;

/** Bare linear or µ-law samples, or µ-law in a WAV file. */
export function createPcmEncoder(
  file: Pick<AudioEncoderFormat, 'sampleRateHz' | 'channels'> & { format: 'pcm' | 'pcmu_raw' | 'pcmu_wav' },
): AudioEncoder {
  const { format, channels } = file;
  const convert = (samples: Float32Array): Uint8Array => {
    const values = toInt16(channels === 2 ? [samples, samples] : [samples]);
    return format === 'pcm' ? new Uint8Array(values.buffer) : Uint8Array.from(values, muLaw);
  };
  if (format !== 'pcmu_wav') return { encode: convert, finish: () => ({ rest: NOTHING, patch: null }), close };
  let dataBytes = 0;
  let header = muLawHeader(file, 0);
  const begin = () => {
    const bytes = header;
    header = NOTHING;
    return bytes;
  };
  return {
    encode(samples) {
      const data = convert(samples);
      dataBytes += data.length;
      return joinBytes([begin(), data]);
    },
    finish: () => ({
      rest: joinBytes([begin(), new Uint8Array(dataBytes % 2)]),
      patch: { offset: 0, bytes: muLawHeader(file, dataBytes) },
    }),
    close,
  };
}

/** µ-law needs the longer header of WAV with a fact chunk, which tells the number of samples. */
function muLawHeader(
  { sampleRateHz, channels }: Pick<AudioEncoderFormat, 'sampleRateHz' | 'channels'>,
  dataBytes: number,
): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  const text = (offset: number, value: string) => header.set(new TextEncoder().encode(value), offset);
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes + (dataBytes % 2), true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 18, true);
  view.setUint16(20, 7, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * channels, true);
  view.setUint16(32, channels, true);
  view.setUint16(34, 8, true);
  text(38, 'fact');
  view.setUint32(42, 4, true);
  view.setUint32(46, dataBytes / channels, true);
  text(HEADER_BYTES - 8, 'data');
  view.setUint32(HEADER_BYTES - 4, dataBytes, true);
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
