import { fourCharacters, viewOf, type ByteSource } from './byte-source.ts';
import { adtsHeader } from './containers/aac/adts.ts';
import { skipId3 } from './containers/mp3/id3.ts';
import { mp3FrameHeader, sameMp3Stream } from './containers/mp3/mp3-header.ts';
import type { AudioContainer } from './decoded-audio.ts';

/** What the bytes are and where they begin (after tags that do not belong to the container). */
export type Sniffed = { container: AudioContainer; start: number };

/** How far a first MPEG or ADTS frame may lie behind junk. */
const SYNC_SEARCH_BYTES = 65_536;
/** Frames that must follow each other before loose bytes count as MP3 or ADTS; text and pictures hold chance sync words. */
const FRAMES_IN_A_ROW = 3;

/** Tells the container from the bytes, never from the name; null where it is none that we read. */
export async function sniff(source: ByteSource): Promise<Sniffed | null> {
  const start = await skipId3(source);
  const head = await source.read(start, 64);
  const container = magicContainer(head);
  if (container) return { container, start };
  return frameContainer(await source.read(start, SYNC_SEARCH_BYTES), { start, size: source.size });
}

function magicContainer(head: Uint8Array): AudioContainer | null {
  if (head.length < 12) return null;
  const first = fourCharacters(head, 0);
  const third = fourCharacters(head, 8);
  if (['RIFF', 'RF64', 'BW64'].includes(first) && third === 'WAVE') return 'wav';
  if (first === 'FORM' && (third === 'AIFF' || third === 'AIFC')) return 'aiff';
  if (first === 'caff') return 'caf';
  if (first === 'fLaC') return 'flac';
  if (first === 'OggS') return 'ogg';
  if (viewOf(head).getUint32(0) === 0x1a45dfa3) return 'webm';
  const second = fourCharacters(head, 4);
  return ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(second) ? 'mp4' : null;
}

function frameContainer(bytes: Uint8Array, file: { start: number; size: number }): Sniffed | null {
  for (let offset = 0; offset + 7 <= bytes.length; offset += 1) {
    if (bytes[offset] !== 0xff) continue;
    const isWholeRest = (end: number) => end >= bytes.length && file.start + end === file.size && offset === 0;
    if (framesFollow(bytes, offset, { next: nextAdts, isWholeRest }))
      return { container: 'aac', start: file.start + offset };
    if (framesFollow(bytes, offset, { next: nextMp3, isWholeRest }))
      return { container: 'mp3', start: file.start + offset };
  }
  return null;
}

type FrameWalk = {
  next: (bytes: Uint8Array, offset: number, first: number) => number | null;
  isWholeRest: (end: number) => boolean;
};

function framesFollow(bytes: Uint8Array, first: number, walk: FrameWalk): boolean {
  let offset = first;
  for (let frame = 0; frame < FRAMES_IN_A_ROW; frame += 1) {
    const next = walk.next(bytes, offset, first);
    if (next === null) return false;
    offset = next;
    if (walk.isWholeRest(offset)) return true;
  }
  return true;
}

function nextMp3(bytes: Uint8Array, offset: number, first: number): number | null {
  const header = mp3FrameHeader(bytes, offset);
  const reference = mp3FrameHeader(bytes, first);
  return header && reference && sameMp3Stream(header, reference) ? offset + header.sizeBytes : null;
}

function nextAdts(bytes: Uint8Array, offset: number): number | null {
  const header = adtsHeader(bytes, offset);
  return header && offset + header.sizeBytes;
}
