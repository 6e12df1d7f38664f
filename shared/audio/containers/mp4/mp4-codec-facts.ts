import { fourCharacters, viewOf } from '../../byte-source.ts';
import { ADTS_SAMPLE_RATES } from '../aac/adts.ts';
import { mp4Box } from './mp4-boxes.ts';

/** The codec, and the rate and channels that its decoder gives where its header says so. */
export type CodecFacts = { codec: 'aac' | 'alac' | 'mp3'; sampleRate: number | null; channels: number | null };

/** Object types of MP3 (MPEG-2 and MPEG-1 audio) in an elementary stream descriptor. */
const MP3_OBJECTS = [0x69, 0x6b];

/**
 * What the codec's own header inside a sample description (`stsd`) says. The fields of the container are often those of
 * another encoder's template.
 */
export function codecFacts(sampleDescription: Uint8Array): CodecFacts {
  const boxes = codecBoxes(sampleDescription);
  if (fourCharacters(sampleDescription, 12) === 'alac') {
    const cookie = mp4Box(boxes, 'alac') ?? mp4Box(boxes, 'wave', 'alac');
    const sampleRate = cookie && cookie.length >= 28 ? viewOf(cookie).getUint32(24) : 0;
    return { codec: 'alac', sampleRate: sampleRate || null, channels: cookie?.[13] || null };
  }
  const stream = elementaryStreamOf(boxes);
  if (stream && MP3_OBJECTS.includes(stream.objectType)) return { codec: 'mp3', sampleRate: null, channels: null };
  return { codec: 'aac', ...aacFacts(stream?.config ?? null) };
}

/** The AudioSpecificConfig inside a sample description, null where there is none. */
export const aacConfigOf = (sampleDescription: Uint8Array): Uint8Array | null =>
  elementaryStreamOf(codecBoxes(sampleDescription))?.config ?? null;

function codecBoxes(sampleDescription: Uint8Array): Uint8Array {
  const entry = sampleDescription.subarray(16);
  // QuickTime's versions 1 and 2 of the entry are longer and may wrap the codec's box.
  const version = entry.length >= 10 ? viewOf(entry).getUint16(8) : 0;
  return entry.subarray(28 + (version === 1 ? 16 : version === 2 ? 36 : 0));
}

const elementaryStreamOf = (boxes: Uint8Array): ElementaryStream | null =>
  elementaryStreamFacts(mp4Box(boxes, 'esds') ?? mp4Box(boxes, 'wave', 'esds'));

/** The rate of the core decoder (ISO/IEC 14496-3, section 1.6.2.1): spectral bands that are replicated above it are left out. */
export function aacFacts(config: Uint8Array | null): Omit<CodecFacts, 'codec'> {
  if (!config || config.length < 2) return { sampleRate: null, channels: null };
  let position = 0;
  const bits = (count: number): number => {
    let value = 0;
    for (let index = 0; index < count; index += 1, position += 1) {
      value = value * 2 + (((config[position >> 3] ?? 0) >> (7 - (position & 7))) & 1);
    }
    return value;
  };
  if (bits(5) === 31) bits(6);
  const index = bits(4);
  const sampleRate = index === 15 ? bits(24) : ADTS_SAMPLE_RATES[index];
  const layout = bits(4);
  return { sampleRate: sampleRate || null, channels: layout === 7 ? 8 : layout || null };
}

type ElementaryStream = { objectType: number; config: Uint8Array | null };

/** The object type and the decoder's own header in the body of an `esds` box (ISO/IEC 14496-1, section 7.2.6). */
function elementaryStreamFacts(box: Uint8Array | null): ElementaryStream | null {
  const stream = box && descriptorBody(box.subarray(4), 3);
  const decoder = stream && descriptorBody(stream.subarray(3), 4);
  return decoder && { objectType: decoder[0] ?? 0, config: descriptorBody(decoder.subarray(13), 5) };
}

function descriptorBody(bytes: Uint8Array, tag: number): Uint8Array | null {
  if (bytes[0] !== tag) return null;
  let size = 0;
  let offset = 1;
  for (let more = true; more && offset < 5; offset += 1) {
    const byte = bytes[offset] ?? 0;
    size = size * 128 + (byte & 0x7f);
    more = (byte & 0x80) !== 0;
  }
  return bytes.subarray(offset, offset + size);
}
