import { unreadable, unsupportedCodec } from '../../audio-failure.ts';
import { fourCharacters, viewOf, type ByteSource } from '../../byte-source.ts';
import { createChunkCount } from '../chunk-count.ts';
import type { PcmFormat } from '../../pcm.ts';
import type { PcmTrack } from './pcm-track.ts';

type Common = { format: PcmFormat; codec: string; sampleRate: number; frames: number };

/** Reads the chunks of an AIFF or AIFF-C file. Throws AUDIO_UNREADABLE, AUDIO_CODEC_UNSUPPORTED or AUDIO_DAMAGED. */
export async function aiffTrack(source: ByteSource, start: number): Promise<PcmTrack> {
  let common: Common | null = null;
  let data: { offset: number; size: number } | null = null;
  const chunks = createChunkCount();
  for (let offset = start + 12; offset + 8 <= source.size && !(common && data);) {
    chunks.next();
    const head = await source.read(offset, 8 + 32);
    const name = fourCharacters(head, 0);
    const size = viewOf(head).getUint32(4);
    if (name === 'COMM') common = commonChunk(head.subarray(8, 8 + size));
    if (name === 'SSND' && head.length >= 16) {
      const skip = viewOf(head).getUint32(8);
      data = { offset: offset + 16 + skip, size: Math.max(0, size - 8 - skip) };
    }
    offset += 8 + size + (size & 1);
  }
  if (!common || !data) throw unreadable('AIFF without audio data');
  const frameBytes = Math.ceil(common.format.bitsPerSample / 8) * common.format.channels;
  const declaredBytes = common.frames > 0 ? common.frames * frameBytes : data.size;
  return { ...common, dataOffset: data.offset, declaredBytes };
}

function commonChunk(chunk: Uint8Array): Common {
  if (chunk.length < 18) throw unreadable('AIFF with a broken COMM chunk');
  const view = viewOf(chunk);
  const channels = view.getUint16(0);
  const bits = view.getUint16(6);
  const sampleRate = Math.round(extended(view, 8));
  const compression = chunk.length >= 22 ? fourCharacters(chunk, 18) : 'NONE';
  const sample = sampleLayout(compression, bits);
  if (!sample) throw unsupportedCodec('AIFF', compression.trim());
  if (channels === 0 || !(sampleRate > 0)) throw unreadable('AIFF with a broken COMM chunk');
  const codec = sample.encoding === 'alaw' || sample.encoding === 'ulaw' ? sample.encoding : 'pcm';
  return { format: { ...sample, channels }, codec, sampleRate, frames: view.getUint32(2) };
}

function sampleLayout(compression: string, bits: number): Omit<PcmFormat, 'channels'> | null {
  switch (compression.toLowerCase()) {
    case 'none':
    case 'twos':
    case 'in24':
    case 'in32':
      return { encoding: 'integer', bitsPerSample: bits, isBigEndian: true };
    case 'sowt':
      return { encoding: 'integer', bitsPerSample: bits, isBigEndian: false };
    case 'raw ':
      return { encoding: 'unsigned', bitsPerSample: 8, isBigEndian: true };
    case 'fl32':
      return { encoding: 'float', bitsPerSample: 32, isBigEndian: true };
    case 'fl64':
      return { encoding: 'float', bitsPerSample: 64, isBigEndian: true };
    case 'alaw':
      return { encoding: 'alaw', bitsPerSample: 8, isBigEndian: true };
    case 'ulaw':
      return { encoding: 'ulaw', bitsPerSample: 8, isBigEndian: true };
    default:
      return null;
  }
}

/** The 80-bit float that holds AIFF's sample rate. */
function extended(view: DataView, offset: number): number {
  const exponent = (view.getUint16(offset) & 0x7fff) - 16_383;
  const mantissa = view.getUint32(offset + 2) * 2 ** -31 + view.getUint32(offset + 6) * 2 ** -63;
  return mantissa * 2 ** exponent;
}
