import { joinBytes, viewOf } from '../../byte-source.ts';

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x8000_0000 ? (value << 1) ^ 0x04c1_1db7 : value << 1;
  return value;
});

/** Wraps packets of one stream into Ogg pages, for a decoder that only takes Ogg. */
export interface OggPageWriter {
  /** Pages that hold these packets whole; `isFirst` marks the beginning of the stream. */
  pages(packets: Uint8Array[], isFirst?: boolean): Uint8Array;
}

/** A writer that numbers its pages. Granule positions stay 0: the reader counts samples itself. */
export function createOggPageWriter(): OggPageWriter {
  let sequence = 0;
  const page = (lacing: number[], body: Uint8Array[], flags: number): Uint8Array => {
    const bytes = new Uint8Array(27 + lacing.length + body.reduce((sum, part) => sum + part.length, 0));
    bytes.set([0x4f, 0x67, 0x67, 0x53, 0, flags]);
    const view = viewOf(bytes);
    view.setUint32(14, 1, true);
    view.setUint32(18, sequence++, true);
    bytes[26] = lacing.length;
    bytes.set(lacing, 27);
    let offset = 27 + lacing.length;
    for (const part of body) {
      bytes.set(part, offset);
      offset += part.length;
    }
    view.setUint32(22, checksum(bytes), true);
    return bytes;
  };
  return {
    pages: (packets, isFirst = false) => {
      const pages: Uint8Array[] = [];
      let lacing: number[] = [];
      let body: Uint8Array[] = [];
      const flush = () => {
        if (lacing.length > 0) pages.push(page(lacing, body, isFirst && pages.length === 0 ? 2 : 0));
        lacing = [];
        body = [];
      };
      for (const packet of packets) {
        const own = [...Array.from({ length: Math.floor(packet.length / 255) }, () => 255), packet.length % 255];
        if (own.length > 255) throw new RangeError('Packet too large for one page');
        if (lacing.length + own.length > 255) flush();
        lacing.push(...own);
        body.push(packet);
      }
      flush();
      return joinBytes(pages);
    },
  };
}

function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = (crc << 8) ^ (CRC_TABLE[((crc >>> 24) ^ byte) & 255] ?? 0);
  return crc >>> 0;
}
