import { makeBox, words } from './mp4-boxes.ts';

/** Body of an `stsd` box for AAC whose AudioSpecificConfig is `config`. */
export function aacSampleDescription(config: Uint8Array, format: { channels: number; sampleRate: number }): Uint8Array {
  const decoderSpecific = descriptor(5, config);
  const decoderConfig = descriptor(4, concat([0x40, 0x15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], decoderSpecific));
  const elementary = descriptor(3, concat([0, 1, 0], decoderConfig, descriptor(6, new Uint8Array([2]))));
  const entry = makeBox(
    'mp4a',
    words(0, 1, 0, 0),
    new Uint8Array([0, format.channels, 0, 16, 0, 0, 0, 0]),
    words(format.sampleRate < 65_536 ? format.sampleRate * 65_536 : 0),
    makeBox('esds', words(0), elementary),
  );
  return concat([0, 0, 0, 0, 0, 0, 0, 1], entry);
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
