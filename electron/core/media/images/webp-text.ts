import { readImageHeader } from './image-header.ts';

/**
 * The name of our chunk: RFC 9649 (2.7.1.6) lets readers pass over names they do not know, and nobody else writes this one, so
 * what is in the metadata chunks of others stays.
 */
const NAME = 'aTXT';
const FILE_HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const EXTENDED_BYTES = 10;
/** Flag of an extended header: some of the image is transparent. */
const HAS_ALPHA = 0x10;

/** A chunk of a WebP: `at` is where it begins, `start` and `end` are those of its data, without the byte that fills it up. */
type WebpChunk = { name: string; at: number; start: number; end: number };

/** The chunks of a WebP as far as their heads are there; the data of the last may end behind the bytes that are there. */
function* webpChunks(image: Buffer): Generator<WebpChunk> {
  let at = FILE_HEAD_BYTES;
  while (at + CHUNK_HEAD_BYTES <= image.length) {
    const start = at + CHUNK_HEAD_BYTES;
    const end = start + image.readUInt32LE(at + 4);
    yield { name: image.toString('latin1', at, at + 4), at, start, end };
    at = end + (end % 2);
  }
}

/** The text under a keyword in a WebP; null where there is none. Never throws. */
export function webpTextOf(image: Buffer, keyword: string): string | null {
  const head = Buffer.from(`${keyword}\0`, 'utf8');
  for (const chunk of webpChunks(image)) {
    if (chunk.end > image.length) return null;
    if (chunk.name !== NAME) continue;
    const data = image.subarray(chunk.start, chunk.end);
    if (data.subarray(0, head.length).equals(head)) return data.toString('utf8', head.length);
  }
  return null;
}

/**
 * A WebP with a text under a keyword, or without (null), in front of the pixels, so that it is found in the first bytes. A plain file becomes one
 * of the extended form, which alone may hold more than pixels. Null for a file that is cut or damaged.
 */
export function withWebpText(image: Buffer, keyword: string, text: string | null): Buffer | null {
  const chunks = [...webpChunks(image)];
  const [first] = chunks;
  if (!first || (chunks.at(-1)?.end ?? 0) > image.length) return null;
  const extended = first.name === 'VP8X' ? image.subarray(first.at, paddedEnd(first)) : extendedHead(image, first);
  if (extended === null) return null;
  const kept = chunks.slice(first.name === 'VP8X' ? 1 : 0).filter((chunk) => !isTextOf(image, chunk, keyword));
  const body = Buffer.concat([
    extended,
    ...(text === null ? [] : [chunkOf(NAME, Buffer.from(`${keyword}\0${text}`, 'utf8'))]),
    ...kept.map((chunk) => chunkOf(chunk.name, image.subarray(chunk.start, chunk.end))),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

const paddedEnd = ({ end }: WebpChunk): number => end + (end % 2);

const isTextOf = (image: Buffer, { name, start }: WebpChunk, keyword: string): boolean =>
  name === NAME && image.toString('utf8', start).startsWith(`${keyword}\0`);

function chunkOf(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD_BYTES);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** The header of the extended form for a plain file, whose only chunk is its pixels. */
function extendedHead(image: Buffer, pixels: WebpChunk): Buffer | null {
  const size = readImageHeader(image);
  if (size === null) return null;
  const data = Buffer.alloc(EXTENDED_BYTES);
  const isTransparent = pixels.name === 'VP8L' && ((image[pixels.start + 4] ?? 0) & 0x10) !== 0;
  data.writeUInt8(isTransparent ? HAS_ALPHA : 0, 0);
  data.writeUIntLE(size.widthPx - 1, 4, 3);
  data.writeUIntLE(size.heightPx - 1, 7, 3);
  return chunkOf('VP8X', data);
}
