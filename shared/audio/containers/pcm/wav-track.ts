import { truncatedFile, unreadable, unsupportedCodec } from '../../audio-failure.ts';
import { fourCharacters, viewOf, type ByteSource } from '../../byte-source.ts';
import { createChunkCount } from '../chunk-count.ts';
import type { PcmFormat } from '../../pcm.ts';
import type { PcmTrack } from './pcm-track.ts';

const EXTENSIBLE = 0xfffe;
/** Sizes that streaming writers leave in the header because they could not seek back. */
const UNKNOWN_SIZES = [0, 0xffff_ffff, 0x7fff_ffff, 0xffff_f000, 0x7fff_f000];

/** Reads the chunks of a RIFF, RF64 or BW64 file. Throws AUDIO_UNREADABLE, AUDIO_CODEC_UNSUPPORTED, AUDIO_TRUNCATED or AUDIO_DAMAGED. */
export async function wavTrack(source: ByteSource, start: number): Promise<PcmTrack> {
  let format: { format: PcmFormat; codec: string; sampleRate: number } | null = null;
  let longDataBytes: number | null = null;
  const chunks = createChunkCount();
  for (let offset = start + 12; offset + 8 <= source.size;) {
    chunks.next();
    const head = await source.read(offset, 8 + 64);
    const name = fourCharacters(head, 0);
    const size = viewOf(head).getUint32(4, true);
    if (name === 'ds64' && head.length >= 24) longDataBytes = Number(viewOf(head).getBigUint64(16, true));
    // A copy that broke off in its header.
    if (name !== 'data' && offset + 8 + size > source.size) throw truncatedFile(0);
    if (name === 'fmt ') format = waveFormat(head.subarray(8, 8 + Math.min(size, 64)));
    if (name === 'data') {
      if (!format) throw unreadable('WAV without a format chunk');
      const declaredBytes =
        size === 0xffff_ffff && longDataBytes ? longDataBytes : UNKNOWN_SIZES.includes(size) ? null : size;
      return { ...format, dataOffset: offset + 8, declaredBytes };
    }
    offset += 8 + size + (size & 1);
  }
  throw unreadable('WAV without audio data');
}

function waveFormat(chunk: Uint8Array) {
  if (chunk.length < 16) throw unreadable('WAV with a broken format chunk');
  const view = viewOf(chunk);
  const declared = view.getUint16(0, true);
  const tag = declared === EXTENSIBLE && chunk.length >= 26 ? view.getUint16(24, true) : declared;
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const frameBytes = view.getUint16(12, true);
  if (channels === 0 || sampleRate === 0) throw unreadable('WAV with a broken format chunk');
  // The container size counts: 20 valid bits may lie in 24-bit words.
  const bitsPerSample = frameBytes % channels === 0 ? (frameBytes / channels) * 8 : view.getUint16(14, true);
  const encoding = waveEncoding(tag, bitsPerSample);
  if (!encoding) throw unsupportedCodec('WAV', `format 0x${tag.toString(16).padStart(4, '0')}`);
  const format: PcmFormat = { encoding, bitsPerSample, isBigEndian: false, channels };
  return { format, sampleRate, codec: encoding === 'alaw' || encoding === 'ulaw' ? encoding : 'pcm' };
}

function waveEncoding(tag: number, bitsPerSample: number): PcmFormat['encoding'] | null {
  if (tag === 1) return bitsPerSample === 8 ? 'unsigned' : bitsPerSample <= 32 ? 'integer' : null;
  if (tag === 3) return 'float';
  if (tag === 6) return 'alaw';
  return tag === 7 ? 'ulaw' : null;
}
