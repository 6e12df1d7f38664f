import { fourCharacters, viewOf, type ByteSource } from '../../byte-source.ts';
import { createChunkCount } from '../chunk-count.ts';

/** A box inside bytes in memory: its name and its body. */
export type Mp4Box = { name: string; body: Uint8Array };

/** More boxes side by side than any writer makes; what lies behind them is not looked at. */
const MOST_BOXES = 10_000;

/** The boxes that lie side by side in `bytes`; stops at the first broken one. */
export function mp4Boxes(bytes: Uint8Array): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  const view = viewOf(bytes);
  for (let offset = 0; offset + 8 <= bytes.length && boxes.length < MOST_BOXES;) {
    let size = view.getUint32(offset);
    let header = 8;
    if (size === 1 && offset + 16 <= bytes.length) {
      size = Number(view.getBigUint64(offset + 8));
      header = 16;
    }
    if (size === 0) size = bytes.length - offset;
    if (size < header) break;
    boxes.push({ name: fourCharacters(bytes, offset + 4), body: bytes.subarray(offset + header, offset + size) });
    offset += size;
  }
  return boxes;
}

/** The body of the box at the end of `path`, null where it is missing. */
export function mp4Box(bytes: Uint8Array, ...path: string[]): Uint8Array | null {
  let body: Uint8Array | null = bytes;
  for (const name of path) body = body && (mp4Boxes(body).find((box) => box.name === name)?.body ?? null);
  return body;
}

/** A box at the top level of a file. `end` may lie beyond the end of a truncated file. */
export type Mp4TopBox = { name: string; bodyOffset: number; end: number };

/** Walks the top level of a file without reading the bodies. Throws AUDIO_DAMAGED. */
export async function* mp4TopBoxes(source: ByteSource, start: number): AsyncGenerator<Mp4TopBox> {
  const chunks = createChunkCount();
  for (let offset = start; offset + 8 <= source.size;) {
    chunks.next();
    const head = await source.read(offset, 16);
    const view = viewOf(head);
    let size = view.getUint32(0);
    let header = 8;
    if (size === 1 && head.length >= 16) {
      size = Number(view.getBigUint64(8));
      header = 16;
    }
    if (size === 0) size = source.size - offset;
    if (size < header) return;
    yield { name: fourCharacters(head, 4), bodyOffset: offset + header, end: offset + size };
    offset += size;
  }
}

/** Builds a box of a name and parts. */
export function makeBox(name: string, ...parts: Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  const box = new Uint8Array(size);
  viewOf(box).setUint32(0, size);
  for (let index = 0; index < 4; index += 1) box[4 + index] = name.charCodeAt(index);
  let offset = 8;
  for (const part of parts) {
    box.set(part, offset);
    offset += part.length;
  }
  return box;
}

/** 32-bit big-endian numbers as bytes. */
export function words(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = viewOf(bytes);
  values.forEach((value, index) => view.setUint32(index * 4, value >>> 0));
  return bytes;
}
