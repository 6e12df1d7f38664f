import { fourCharacters, viewOf, type ByteSource } from '../../byte-source.ts';

/** One page of an Ogg file with its bytes. */
export type OggPage = {
  serial: number;
  isFirst: boolean;
  isLast: boolean;
  granule: bigint;
  bytes: Uint8Array;
  body: Uint8Array;
};

const MAX_PAGE_BYTES = 27 + 255 + 255 * 255;
const WINDOW_BYTES = 2 * MAX_PAGE_BYTES;
const HEADER_BYTES = 27;

/** The page at `offset`, null where there is none or it is cut off. */
export function oggPage(window: Uint8Array, offset: number): OggPage | null {
  if (offset + HEADER_BYTES > window.length || fourCharacters(window, offset) !== 'OggS') return null;
  const segments = window[offset + 26] ?? 0;
  const bodyOffset = offset + HEADER_BYTES + segments;
  if (bodyOffset > window.length) return null;
  const bodyBytes = window.subarray(offset + HEADER_BYTES, bodyOffset).reduce((sum, lacing) => sum + lacing, 0);
  if (bodyOffset + bodyBytes > window.length) return null;
  const view = viewOf(window);
  const flags = window[offset + 5] ?? 0;
  return {
    serial: view.getUint32(offset + 14, true),
    isFirst: (flags & 2) !== 0,
    isLast: (flags & 4) !== 0,
    granule: view.getBigInt64(offset + 6, true),
    bytes: window.subarray(offset, bodyOffset + bodyBytes),
    body: window.subarray(bodyOffset, bodyOffset + bodyBytes),
  };
}

/** Walks the pages from `start`, skipping whatever lies between them. Each batch holds the whole pages of one window. */
export async function* oggPages(source: ByteSource, start: number): AsyncGenerator<OggPage[]> {
  for (let offset = start; offset < source.size;) {
    const window = await source.read(offset, WINDOW_BYTES);
    const pages: OggPage[] = [];
    let position = 0;
    for (let page = oggPage(window, 0); page; page = oggPage(window, position)) {
      pages.push(page);
      position += page.bytes.length;
    }
    if (pages.length > 0) yield pages;
    if (position === 0) position = nextCapture(window, 1);
    if (position <= 0) return;
    offset += position;
  }
}

function nextCapture(window: Uint8Array, from: number): number {
  for (let position = from; position + 4 <= window.length; position += 1) {
    if (window[position] === 0x4f && fourCharacters(window, position) === 'OggS') return position;
  }
  return window.length - 3;
}

/** Granule position at the end of the stream `serial`, null where the last bytes hold none. */
export async function lastGranule(source: ByteSource, serial: number): Promise<bigint | null> {
  const start = Math.max(0, source.size - 2 * MAX_PAGE_BYTES);
  let granule: bigint | null = null;
  for await (const pages of oggPages(source, start)) {
    for (const page of pages) if (page.serial === serial && page.granule >= 0n) granule = page.granule;
  }
  return granule;
}
