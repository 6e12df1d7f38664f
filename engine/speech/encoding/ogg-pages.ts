import { asciiBytes, joinBytes } from '../../../shared/audio/byte-source.ts';

const HEADER_BYTES = 27;
const SEGMENT_BYTES = 255;
const CHECKSUM_AT = 22;
const POLYNOMIAL = 0x04c11db7;

/** What a page is; `granule` is the position at its end. */
type OggPage = { packet: Uint8Array; granule: number; isFirst?: boolean; isLast?: boolean };

/** Writes pages of one logical Ogg stream (RFC 3533), a packet each; packets are below 65,025 bytes. */
export function createOggPages(serial: number): (page: OggPage) => Uint8Array {
  let sequence = 0;
  return ({ packet, granule, isFirst = false, isLast = false }) => {
    const segments = Math.floor(packet.length / SEGMENT_BYTES) + 1;
    const header = new Uint8Array(HEADER_BYTES + segments);
    const view = new DataView(header.buffer);
    header.set(asciiBytes('OggS'));
    header[5] = (isFirst ? 2 : 0) | (isLast ? 4 : 0);
    view.setBigInt64(6, BigInt(granule), true);
    view.setUint32(14, serial, true);
    view.setUint32(18, sequence, true);
    header[26] = segments;
    header.fill(SEGMENT_BYTES, HEADER_BYTES, HEADER_BYTES + segments - 1);
    header[HEADER_BYTES + segments - 1] = packet.length % SEGMENT_BYTES;
    sequence += 1;
    const page = joinBytes([header, packet]);
    new DataView(page.buffer).setUint32(CHECKSUM_AT, checksum(page), true);
    return page;
  };
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ POLYNOMIAL : value << 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0;
  for (const byte of bytes) value = (value << 8) ^ (TABLE[((value >>> 24) ^ byte) & 0xff] as number);
  return value >>> 0;
}
