/** How linear or companded samples lie in a file. */
export type PcmFormat = {
  encoding: 'integer' | 'unsigned' | 'float' | 'alaw' | 'ulaw';
  bitsPerSample: number;
  isBigEndian: boolean;
  channels: number;
};

/** Bytes that one sample of one channel takes. */
export const pcmSampleBytes = (format: PcmFormat): number => Math.ceil(format.bitsPerSample / 8);

type ReadSample = (view: DataView, offset: number) => number;

/** Whether `pcmToPlanar` can read this format. */
export const isPcmReadable = (format: PcmFormat): boolean => sampleReader(format) !== null;

/** Interleaved bytes to one Float32Array a channel, full scale at ±1. An unfinished last frame is left out. */
export function pcmToPlanar(bytes: Uint8Array, format: PcmFormat): Float32Array[] {
  const read = sampleReader(format);
  if (!read) throw new RangeError(`No reader for ${format.bitsPerSample} bit ${format.encoding}`);
  const sampleBytes = pcmSampleBytes(format);
  const frames = Math.floor(bytes.length / (sampleBytes * format.channels));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stride = sampleBytes * format.channels;
  return Array.from({ length: format.channels }, (_, channel) => {
    const out = new Float32Array(frames);
    for (let frame = 0, offset = channel * sampleBytes; frame < frames; frame += 1, offset += stride) {
      out[frame] = read(view, offset);
    }
    return out;
  });
}

function sampleReader(format: PcmFormat): ReadSample | null {
  const little = !format.isBigEndian;
  if (format.encoding === 'alaw') return (view, offset) => alaw(view.getUint8(offset));
  if (format.encoding === 'ulaw') return (view, offset) => ulaw(view.getUint8(offset));
  if (format.encoding === 'float') {
    if (format.bitsPerSample === 32) return (view, offset) => view.getFloat32(offset, little);
    return format.bitsPerSample === 64 ? (view, offset) => view.getFloat64(offset, little) : null;
  }
  return integerReader(pcmSampleBytes(format), little, format.encoding === 'unsigned');
}

function integerReader(bytes: number, little: boolean, isUnsigned: boolean): ReadSample | null {
  switch (bytes) {
    case 1:
      return isUnsigned
        ? (view, offset) => (view.getUint8(offset) - 128) / 128
        : (view, offset) => view.getInt8(offset) / 128;
    case 2:
      return (view, offset) => view.getInt16(offset, little) / 32_768;
    case 3:
      return little
        ? (view, offset) => (view.getUint16(offset, true) + view.getInt8(offset + 2) * 65_536) / 8_388_608
        : (view, offset) => (view.getInt8(offset) * 65_536 + view.getUint16(offset + 1)) / 8_388_608;
    case 4:
      return (view, offset) => view.getInt32(offset, little) / 2_147_483_648;
    default:
      return null;
  }
}

/** G.711 A-law byte to ±1. */
function alaw(byte: number): number {
  const value = byte ^ 0x55;
  const segment = (value >> 4) & 7;
  const base = ((value & 15) << 4) + 8;
  const magnitude = segment === 0 ? base : (base + 256) << (segment - 1);
  return (value & 0x80 ? magnitude : -magnitude) / 32_768;
}

/** G.711 µ-law byte to ±1. */
function ulaw(byte: number): number {
  const value = ~byte & 0xff;
  const magnitude = ((((value & 15) << 3) + 132) << ((value >> 4) & 7)) - 132;
  return (value & 0x80 ? -magnitude : magnitude) / 32_768;
}
