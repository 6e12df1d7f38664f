import type { ByteSource } from '../../../../shared/audio/byte-source.ts';

const CUES = [0x1c, 0x53, 0xbb, 0x6b];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];
const HEAD_BYTES = 65_536;

/**
 * Whether a Matroska file has cues, without which a browser can only guess where a time lies. They stand before the first
 * cluster or are named there in the seek head.
 */
export async function hasMatroskaCues(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, HEAD_BYTES);
  const cluster = indexOfBytes(head, CLUSTER);
  return indexOfBytes(cluster < 0 ? head : head.subarray(0, cluster), CUES) >= 0;
}

function indexOfBytes(bytes: Uint8Array, wanted: number[]): number {
  for (let offset = 0; offset + wanted.length <= bytes.length; offset += 1) {
    if (wanted.every((byte, index) => bytes[offset + index] === byte)) return offset;
  }
  return -1;
}
