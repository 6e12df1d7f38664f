import { joinBytes } from '../byte-source.ts';
import { PROVENANCE_TAG, type SoundTags } from './sound-tags.ts';
import { utf8 } from './utf8.ts';

const COMMENT_BLOCK = 4;
/** Set in the first byte of a block's header where no other follows. */
export const LAST_BLOCK = 0x80;

/** The block of a FLAC file that has its tags, as the last one before the frames. */
export function flacComments(tags: SoundTags): Uint8Array {
  const comments = [
    ['TITLE', tags.title],
    ['COMMENT', tags.comment],
    ['LYRICS', tags.lyrics],
    [PROVENANCE_TAG, tags.provenance],
  ].flatMap(([name, text]) => (text ? [utf8(`${name}=${text}`)] : []));
  const body = joinBytes([
    sized(utf8('libFLAC')),
    littleEndian(comments.length),
    ...comments.map((comment) => sized(comment)),
  ]);
  const head = Uint8Array.of(
    LAST_BLOCK | COMMENT_BLOCK,
    body.length >> 16,
    (body.length >> 8) & 255,
    body.length & 255,
  );
  return joinBytes([head, body]);
}

const PICTURE_BLOCK = 6;
const FRONT_COVER = 3;

/** The block of a FLAC file that has its cover, a JPEG; others follow it. Sides and colours are those of the JPEG itself. */
export function flacCover(cover: Uint8Array): Uint8Array {
  const type = utf8('image/jpeg');
  const numbers = [0, 0, 0, 0].map(bigEndian);
  const body = joinBytes([
    bigEndian(FRONT_COVER),
    bigEndian(type.length),
    type,
    bigEndian(0),
    ...numbers,
    bigEndian(cover.length),
    cover,
  ]);
  return joinBytes([
    Uint8Array.of(PICTURE_BLOCK, body.length >> 16, (body.length >> 8) & 255, body.length & 255),
    body,
  ]);
}

const bigEndian = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};
const littleEndian = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};
const sized = (bytes: Uint8Array): Uint8Array => joinBytes([littleEndian(bytes.length), bytes]);
