import { crc32 } from 'node:zlib';
import { avifTextOf, withAvifText } from './avif/avif-text.ts';
import { type JpegSegment, jpegSegments, readImageHeader } from './image-header.ts';
import { webpTextOf, withWebpText } from './webp-text.ts';

const COMMENT = 0xfe;
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
/** A segment holds its own two bytes of length, too. */
const MOST_COMMENT_BYTES = 0xffff - 2;
const PNG_SIGNATURE_BYTES = 8;
/** Length, name and checksum around the data of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/**
 * A PNG, JPEG, WebP or AVIF with a text under a keyword: an iTXt chunk, a comment that begins with the keyword, or a chunk or box
 * of our own; null takes such a text away. The pixels are the same bytes as before. What else is in the file stays, but an earlier
 * text of the keyword. Null for other formats, for what is damaged, and for a text that is too long for a comment.
 */
export function withImageText(image: Buffer, keyword: string, text: string | null): Buffer | null {
  const format = readImageHeader(image)?.format;
  if (format === 'png') return withPngText(image, keyword, text);
  if (format === 'webp') return withWebpText(image, keyword, text);
  if (format === 'avif') return withAvifText(image, keyword, text);
  return format === 'jpeg' ? withJpegText(image, keyword, text) : null;
}

/** The text under a keyword in a PNG, JPEG or WebP, or in its first bytes, or in a whole AVIF; null where there is none. Never throws. */
export function imageTextOf(image: Buffer, keyword: string): string | null {
  const format = readImageHeader(image)?.format;
  if (format === 'jpeg') return jpegComments(image, keyword)[0]?.text ?? null;
  if (format === 'webp') return webpTextOf(image, keyword);
  if (format === 'avif') return avifTextOf(image, keyword);
  if (format !== 'png') return null;
  return [...pngChunks(image)].map((chunk) => pngText(image, chunk, keyword)).find((text) => text !== null) ?? null;
}

function withJpegText(image: Buffer, keyword: string, text: string | null): Buffer | null {
  const comment = text === null ? null : jpegComment(`${keyword} ${text}`);
  if (text !== null && comment === null) return null;
  const earlier = new Set(jpegComments(image, keyword).map(({ segment }) => segment.at));
  const segments = [...jpegSegments(image)];
  const kept = segments.filter(({ at }) => !earlier.has(at));
  // Behind what programs look for at the very beginning: JFIF, Exif, profiles.
  const application = kept.filter(({ marker }) => isApplication(marker));
  const others = kept.filter(({ marker }) => !isApplication(marker));
  const bytesOf = (each: JpegSegment) => image.subarray(each.at, each.end);
  const end = segments.at(-1)?.end ?? 2;
  return Buffer.concat([
    image.subarray(0, 2),
    ...application.map(bytesOf),
    ...(comment ? [comment] : []),
    ...others.map(bytesOf),
    image.subarray(end),
  ]);
}

function jpegComment(text: string): Buffer | null {
  const comment = Buffer.from(text, 'utf8');
  if (comment.length > MOST_COMMENT_BYTES) return null;
  const head = Buffer.from([0xff, COMMENT, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([head, comment]);
}

function jpegComments(image: Buffer, keyword: string): { segment: JpegSegment; text: string }[] {
  const start = `${keyword} `;
  return [...jpegSegments(image)].flatMap((segment) => {
    if (segment.marker !== COMMENT || segment.end > image.length) return [];
    const text = image.toString('utf8', segment.start, segment.end);
    return text.startsWith(start) ? [{ segment, text: text.slice(start.length) }] : [];
  });
}

type PngChunk = { name: string; at: number; start: number; end: number };

/** The chunks of a PNG as far as they are whole; `at` is where one begins, `start` and `end` are those of its data. */
function* pngChunks(image: Buffer): Generator<PngChunk> {
  let at = PNG_SIGNATURE_BYTES;
  while (at + CHUNK_FRAME_BYTES <= image.length) {
    const length = image.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > image.length) return;
    yield { name: image.toString('latin1', at + 4, at + 8), at, start: at + 8, end };
    at = end + 4;
  }
}

function withPngText(image: Buffer, keyword: string, text: string | null): Buffer | null {
  const chunks = [...pngChunks(image)];
  const [header] = chunks;
  const last = chunks.at(-1);
  if (!header || !last) return null;
  const kept = chunks.slice(1).filter((chunk) => pngText(image, chunk, keyword) === null);
  const bytesOf = (each: PngChunk) => image.subarray(each.at, each.end + 4);
  // Keyword, no compression, no language, no translated keyword (PNG 11.3.3.4).
  const head = Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1');
  const data = text === null ? null : Buffer.concat([head, Buffer.from(text, 'utf8')]);
  return Buffer.concat([
    image.subarray(0, header.end + 4),
    ...(data ? [pngChunk('iTXt', data)] : []),
    ...kept.map(bytesOf),
    image.subarray(last.end + 4),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** What a chunk says under a keyword, uncompressed as it is written here; null for every other chunk. */
function pngText(image: Buffer, { name, start, end }: PngChunk, keyword: string): string | null {
  if (name !== 'iTXt') return null;
  const head = Buffer.from(`${keyword}\0\0`, 'latin1');
  const data = image.subarray(start, end);
  if (data.length < head.length + 1 || !data.subarray(0, head.length).equals(head)) return null;
  const language = data.indexOf(0, head.length + 1);
  const translated = language === -1 ? -1 : data.indexOf(0, language + 1);
  return translated === -1 ? null : data.toString('utf8', translated + 1);
}
