import { asciiBytes, type ByteSource, fourCharacters, joinBytes, viewOf } from '../byte-source.ts';
import type { ChapterMark } from './chapter-mark.ts';

/** UTF-16 with a byte order mark, which both versions of the tag have. */
const UTF_16 = 1;
const HEADER_BYTES = 10;
/** Where the sound of a chapter lies is said in time alone. */
const NO_OFFSET = 0xffff_ffff;
/** It is the table of all chapters, in their order. */
const TOP_AND_ORDERED = 3;
const REPLACED: readonly string[] = ['CHAP', 'CTOC'];
/** What a tag that is understood says of itself: no flags, since those change how it is read. */
type Tag = { version: 3 | 4; frames: Uint8Array[]; bytes: number };

/** How an MP3 is written anew with chapters: `head`, then the bytes of the file from `start`. */
export type ChapteredMp3 = { head: Uint8Array; start: number };

/**
 * An MP3 with these chapters in its ID3 tag (CHAP and CTOC frames) in place of those that it had; all other frames and the sound stay
 * byte for byte. Null for other files, and for those whose tag is of a kind that is not understood.
 */
export async function mp3WithChapters(source: ByteSource, marks: readonly ChapterMark[]): Promise<ChapteredMp3 | null> {
  const tag = await tagOf(source);
  if (!tag) return null;
  const frame = await source.read(tag.bytes, 2);
  const isMp3 = frame.length === 2 && frame[0] === 0xff && ((frame[1] ?? 0) & 0xe6) === 0xe2;
  if (!isMp3) return null;
  const frames = joinBytes([...tag.frames, contents(marks, tag.version), ...marks.map(chapterFrame(tag.version))]);
  const header = new Uint8Array(HEADER_BYTES);
  header.set(asciiBytes('ID3'));
  header[3] = tag.version;
  header.set(sevenBits(frames.length), 6);
  return { head: joinBytes([header, frames]), start: tag.bytes };
}

/** The frames of the tag at the beginning without chapters; an empty one where there is no tag, null for one with flags or of an old version. */
async function tagOf(source: ByteSource): Promise<Tag | null> {
  const head = await source.read(0, HEADER_BYTES);
  if (!fourCharacters(head, 0).startsWith('ID3')) return { version: 3, frames: [], bytes: 0 };
  const version = head[3];
  if ((version !== 3 && version !== 4) || head[5] !== 0) return null;
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((head[at] ?? 0) & 0x7f), 0);
  const body = await source.read(HEADER_BYTES, size);
  if (body.length < size) return null;
  const frames = framesIn(body, version);
  return frames && { version, frames, bytes: HEADER_BYTES + size };
}

function framesIn(body: Uint8Array, version: 3 | 4): Uint8Array[] | null {
  const frames: Uint8Array[] = [];
  const view = viewOf(body);
  let offset = 0;
  // Zeros behind the frames are room for others.
  while (offset + HEADER_BYTES <= body.length && body[offset] !== 0) {
    const at = offset + 4;
    const size =
      version === 3
        ? view.getUint32(at)
        : [0, 1, 2, 3].reduce((sum, index) => (sum << 7) | ((body[at + index] ?? 0) & 0x7f), 0);
    const end = offset + HEADER_BYTES + size;
    if (end > body.length) return null;
    if (!REPLACED.includes(fourCharacters(body, offset))) frames.push(body.slice(offset, end));
    offset = end;
  }
  return frames;
}

const idOf = (index: number): Uint8Array => joinBytes([asciiBytes(`ch${index}`), Uint8Array.of(0)]);

function contents(marks: readonly ChapterMark[], version: 3 | 4): Uint8Array {
  const children = marks.map((_, index) => idOf(index));
  const head = joinBytes([asciiBytes('toc'), Uint8Array.of(0, TOP_AND_ORDERED, marks.length)]);
  return frame('CTOC', joinBytes([head, ...children]), version);
}

const chapterFrame =
  (version: 3 | 4) =>
  ({ startMs, endMs, title }: ChapterMark, index: number): Uint8Array => {
    const times = new Uint8Array(16);
    const view = viewOf(times);
    [startMs, endMs, NO_OFFSET, NO_OFFSET].forEach((value, at) => view.setUint32(at * 4, value));
    const name = frame('TIT2', joinBytes([Uint8Array.of(UTF_16), utf16(title)]), version);
    return frame('CHAP', joinBytes([idOf(index), times, name]), version);
  };

/** Seven bits a byte, so that no player takes the size for the start of a frame of sound. */
const sevenBits = (size: number): Uint8Array =>
  Uint8Array.from([0, 1, 2, 3], (index) => (size >> (7 * (3 - index))) & 0x7f);

function frame(id: string, body: Uint8Array, version: 3 | 4): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES);
  header.set(asciiBytes(id));
  if (version === 3) viewOf(header).setUint32(4, body.length);
  else header.set(sevenBits(body.length), 4);
  return joinBytes([header, body]);
}

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = viewOf(bytes);
  view.setUint16(0, 0xfeff, true);
  for (let index = 0; index < text.length; index++) view.setUint16(2 + index * 2, text.charCodeAt(index), true);
  return bytes;
}
