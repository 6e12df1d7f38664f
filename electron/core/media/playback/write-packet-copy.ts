import { viewOf } from '../../../../shared/audio/byte-source.ts';
import { MP4_FILE_TYPE, mp4Movie } from '../../../../shared/audio/containers/mp4/mp4-writer.ts';
import { createAtomicFile } from '../../files/writing/atomic-file.ts';
import type { PacketStream } from './packet-stream.ts';

const PACKETS_PER_CHUNK = 64;
/** `mdat` with a 64-bit size, whose value is filled in at the end. */
const DATA_HEADER = Uint8Array.of(0, 0, 0, 1, 0x6d, 0x64, 0x61, 0x74, 0, 0, 0, 0, 0, 0, 0, 0);

/**
 * Writes packets into an MP4 with an exact table. Encoder delay is left out by leaving out packets, to the nearest one:
 * Chromium plays what an edit list says to skip. `playedSamples` is the length of the decoded time line at the stream's
 * timescale, so that the copy begins and ends where waveform and words do. Throws DISK_FULL, FOLDER_READ_ONLY.
 */
export async function writePacketCopy(stream: PacketStream, target: string, playedSamples: number): Promise<void> {
  const file = await createAtomicFile(target);
  try {
    const table = { sizes: [] as number[], durations: [] as number[], chunkOffsets: [] as number[] };
    await file.append(MP4_FILE_TYPE);
    const dataOffset = file.sizeBytes();
    await file.append(DATA_HEADER);
    let { skip } = stream;
    for await (const { data, samples } of stream.packets) {
      if (table.sizes.length === 0 && skip > samples / 2) {
        skip -= samples;
        continue;
      }
      if (table.sizes.length % PACKETS_PER_CHUNK === 0) table.chunkOffsets.push(file.sizeBytes());
      table.sizes.push(data.length);
      table.durations.push(samples);
      await file.append(data);
    }
    const size = DATA_HEADER.slice();
    viewOf(size).setBigUint64(8, BigInt(file.sizeBytes() - dataOffset));
    const { sampleDescription, timescale } = stream;
    const edit = { skip: Math.max(0, skip), play: playedSamples };
    await file.append(mp4Movie({ sampleDescription, timescale, ...table, packetsPerChunk: PACKETS_PER_CHUNK, edit }));
    await file.overwrite(dataOffset, size);
    await file.commit();
  } finally {
    await file.discard();
  }
}
