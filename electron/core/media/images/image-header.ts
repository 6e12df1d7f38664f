import type { ImageFormat } from '../../../../shared/domain/library/media-facts.ts';
import { avifSize, isAvif } from './avif/avif-boxes.ts';
import { isOnItsSide } from './exif-orientation.ts';

/** What the head of an image says; sizes in pixels, as it is shown: a JPEG may say that it lies on its side. */
export type ImageHeader = { format: ImageFormat; widthPx: number; heightPx: number };

/** As much of a file is read for its header: profiles and previews of cameras stand before the size. */
export const HEAD_BYTES = 2 * 1024 * 1024;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Format and size of a PNG, JPEG, WebP, AVIF or GIF by its first bytes, whatever its name; null for everything else, for one that
 * ends before its size, and for a size of nothing. Reads plain numbers only, so hostile bytes can do no harm.
 */
export function readImageHeader(head: Uint8Array): ImageHeader | null {
  const view = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const header = png(view) ?? jpeg(view) ?? webp(view) ?? avif(view) ?? gif(view);
  return header && header.widthPx > 0 && header.heightPx > 0 ? header : null;
}

function png(view: Buffer): ImageHeader | null {
  if (view.length < 24 || PNG.some((byte, at) => view[at] !== byte) || ascii(view, 12, 4) !== 'IHDR') return null;
  return { format: 'png', widthPx: view.readUInt32BE(16), heightPx: view.readUInt32BE(20) };
}

function gif(view: Buffer): ImageHeader | null {
  if (view.length < 10 || !/^GIF8[79]a$/.test(ascii(view, 0, 6))) return null;
  return { format: 'gif', widthPx: view.readUInt16LE(6), heightPx: view.readUInt16LE(8) };
}

/** Markers of frames: C0 to CF but those of tables (C4), of a reserved one (C8) and of arithmetic coding (CC). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpeg(view: Buffer): ImageHeader | null {
  let isTurned = false;
  for (const { marker, start, end } of jpegSegments(view)) {
    if (marker === 0xe1 && isOnItsSide(view.subarray(start, end))) isTurned = true;
    if (!isFrame(marker)) continue;
    if (end - start < 5 || end > view.length) return null;
    const [height, width] = [view.readUInt16BE(start + 1), view.readUInt16BE(start + 3)];
    return { format: 'jpeg', widthPx: isTurned ? height : width, heightPx: isTurned ? width : height };
  }
  return null;
}

/** A segment of a JPEG: `at` is where its marker begins, `start` and `end` are those of what it holds. */
export type JpegSegment = { marker: number; at: number; start: number; end: number };

/** The segments of a JPEG before its pixels; none for anything else. The last may end behind the bytes that are there. */
export function* jpegSegments(view: Buffer): Generator<JpegSegment> {
  if (view.length < 4 || view.readUInt16BE(0) !== 0xffd8) return;
  let at = 2;
  while (at + 4 <= view.length && view[at] === 0xff) {
    const marker = view[at + 1] ?? 0;
    // Filling between segments.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) return;
    const length = view.readUInt16BE(at + 2);
    if (length < 2) return;
    yield { marker, at, start: at + 4, end: at + 2 + length };
    at += 2 + length;
  }
}

function webp(view: Buffer): ImageHeader | null {
  if (view.length < 30 || ascii(view, 0, 4) !== 'RIFF' || ascii(view, 8, 4) !== 'WEBP') return null;
  const size = webpSize(view);
  return size && { format: 'webp', widthPx: size[0], heightPx: size[1] };
}

/** Of the extended, the lossless and the lossy form (RFC 9649). */
function webpSize(view: Buffer): [number, number] | null {
  switch (ascii(view, 12, 4)) {
    case 'VP8X':
      return [view.readUIntLE(24, 3) + 1, view.readUIntLE(27, 3) + 1];
    case 'VP8L': {
      const bits = view.readUInt32LE(21);
      return view[20] === 0x2f ? [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1] : null;
    }
    case 'VP8 ':
      return view.readUIntBE(23, 3) === 0x9d012a
        ? [view.readUInt16LE(26) & 0x3fff, view.readUInt16LE(28) & 0x3fff]
        : null;
    default:
      return null;
  }
}

function avif(view: Buffer): ImageHeader | null {
  const size = isAvif(view) ? avifSize(view) : null;
  return size && { format: 'avif', ...size };
}

const ascii = (view: Buffer, at: number, length: number): string => view.toString('latin1', at, at + length);
