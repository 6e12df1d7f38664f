import type { AudioTrack } from '../../../domain/media/audio-track.ts';
import { fourCharacters, viewOf } from '../../byte-source.ts';
import { codecFacts } from './mp4-codec-facts.ts';
import { mp4Box } from './mp4-boxes.ts';

/** What the boxes of a sound track (`trak`) tell a person who has to choose one. */
export function mp4AudioTrack(body: Uint8Array, number: number): AudioTrack {
  const description = mp4Box(body, 'mdia', 'minf', 'stbl', 'stsd');
  const isWhole = description !== null && description.length >= 44;
  const entry = isWhole ? fourCharacters(description, 12).trim() : 'unknown';
  const facts = isWhole && ['mp4a', 'alac'].includes(entry) ? codecFacts(description) : null;
  return {
    number,
    codec: facts?.codec ?? entry.toLowerCase(),
    channels: facts?.channels ?? (isWhole ? viewOf(description).getUint16(32) : 0),
    language: language(mp4Box(body, 'mdia', 'mdhd')),
    title: name(mp4Box(body, 'udta', 'name')),
    isDefault: ((mp4Box(body, 'tkhd')?.[3] ?? 0) & 1) === 1,
  };
}

/** Languages by the numbers that QuickTime has from the Macintosh. */
const MACINTOSH = ['eng', 'fra', 'deu', 'ita', 'nld', 'swe', 'spa', 'dan', 'por', 'nor', 'heb', 'jpn', 'ara', 'fin'];

/** Three letters of five bits each (ISO/IEC 14496-12, section 8.4.2), or a number of QuickTime's. */
function language(header: Uint8Array | null): string | null {
  const offset = header?.[0] === 1 ? 32 : 20;
  if (!header || header.length < offset + 2) return null;
  const packed = viewOf(header).getUint16(offset);
  if (packed < 0x400) return MACINTOSH[packed] ?? null;
  const code = String.fromCharCode(...[10, 5, 0].map((shift) => 0x60 + ((packed >> shift) & 31)));
  return /^[a-z]{3}$/.test(code) && code !== 'und' ? code : null;
}

function name(box: Uint8Array | null): string | null {
  const text =
    box &&
    String.fromCharCode(...box.subarray(0, 200))
      .replace(/\0/g, '')
      .trim();
  return text || null;
}
