import { unreadable, unsupportedCodec } from '../../audio-failure.ts';
import { fourCharacters, viewOf, type ByteSource } from '../../byte-source.ts';
import { createChunkCount } from '../chunk-count.ts';
import type { PcmFormat } from '../../pcm.ts';
import type { PcmTrack } from './pcm-track.ts';

const IS_FLOAT = 1;
const IS_LITTLE_ENDIAN = 2;

/** Reads the chunks of a Core Audio file with linear or companded samples. Throws AUDIO_UNREADABLE, AUDIO_CODEC_UNSUPPORTED or AUDIO_DAMAGED. */
export async function cafTrack(source: ByteSource, start: number): Promise<PcmTrack> {
  let description: Pick<PcmTrack, 'format' | 'codec' | 'sampleRate'> | null = null;
  const chunks = createChunkCount();
  for (let offset = start + 8; offset + 12 <= source.size;) {
    chunks.next();
    const head = await source.read(offset, 12 + 32);
    const size = Number(viewOf(head).getBigInt64(4));
    const name = fourCharacters(head, 0);
    if (name === 'desc') description = describe(head.subarray(12));
    if (name === 'data') {
      if (!description) throw unreadable('CAF without a description');
      // The chunk begins with a 4-byte edit count; size -1 means "to the end of the file".
      return { ...description, dataOffset: offset + 16, declaredBytes: size < 0 ? null : Math.max(0, size - 4) };
    }
    if (size < 0) break;
    offset += 12 + size;
  }
  throw unreadable('CAF without audio data');
}

function describe(chunk: Uint8Array): Pick<PcmTrack, 'format' | 'codec' | 'sampleRate'> {
  if (chunk.length < 32) throw unreadable('CAF with a broken description');
  const view = viewOf(chunk);
  const codec = fourCharacters(chunk, 8).trim();
  const flags = view.getUint32(12);
  const packetBytes = view.getUint32(16);
  const channels = view.getUint32(24);
  const sampleRate = Math.round(view.getFloat64(0));
  if (channels === 0 || channels > 255 || !(sampleRate > 0)) throw unreadable('CAF with a broken description');
  if (codec !== 'lpcm' && codec !== 'alaw' && codec !== 'ulaw') throw unsupportedCodec('CAF', codec);
  const encoding: PcmFormat['encoding'] = codec === 'lpcm' ? (flags & IS_FLOAT ? 'float' : 'integer') : codec;
  const bitsPerSample = codec === 'lpcm' ? (packetBytes / channels) * 8 : 8;
  const format = { encoding, bitsPerSample, isBigEndian: !(flags & IS_LITTLE_ENDIAN), channels };
  return { format, codec: codec === 'lpcm' ? 'pcm' : codec, sampleRate };
}
