import { makeBox, words } from './mp4-boxes.ts';

/** An `esds` box: the codec of a `mp4a` entry and, for AAC, its AudioSpecificConfig. */
export function elementaryStream(stream: { objectType: number; config: Uint8Array | null }): Uint8Array {
  const specific = stream.config ? descriptor(5, stream.config) : new Uint8Array(0);
  const decoder = descriptor(4, concat([stream.objectType, 0x15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], specific));
  return makeBox('esds', words(0), descriptor(3, concat([0, 1, 0], decoder, descriptor(6, new Uint8Array([2])))));
}

function descriptor(tag: number, body: Uint8Array): Uint8Array {
  return concat([tag, 0x80, 0x80, 0x80, body.length], body);
}

function concat(head: number[], ...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, head.length));
  bytes.set(head);
  let offset = head.length;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
