import { damagedFile } from '../../audio-failure.ts';
import { viewOf } from '../../byte-source.ts';
import { mp4Box } from './mp4-boxes.ts';

/** Where every packet of a track lies and how long it lasts, in units of the track's timescale. */
export type Mp4SampleTable = { offsets: Float64Array; sizes: Uint32Array; durations: Uint32Array };

/** More packets than this (days of sound) are damage or an attack. PCM tracks, one packet a sample, are not read this way. */
const MAX_PACKETS = 8_000_000;

/** Reads `stsz`, `stsc`, `stco` or `co64` and `stts`. The tables are empty for fragmented files and for PCM. Throws AUDIO_DAMAGED. */
export function readSampleTable(table: Uint8Array, fileBytes: number): Mp4SampleTable {
  const sizes = packetSizes(table, fileBytes);
  return { sizes, offsets: packetOffsets(table, sizes), durations: packetDurations(table, sizes.length) };
}

function packetSizes(table: Uint8Array, fileBytes: number): Uint32Array {
  const box = mp4Box(table, 'stsz');
  if (!box || box.length < 12) return new Uint32Array(0);
  const view = viewOf(box);
  const fixed = view.getUint32(4);
  const count = view.getUint32(8);
  if (fixed > 0 && fixed <= 64) return new Uint32Array(0);
  if (fixed === 0 && (count > MAX_PACKETS || box.length < 12 + count * 4)) throw damagedFile('sample_table');
  // No more than the file has room for, and one more that shows that the file is cut off.
  const most = Math.min(MAX_PACKETS, Math.floor(fileBytes / Math.max(1, fixed)) + 1);
  const sizes = new Uint32Array(Math.min(count, most)).fill(fixed);
  if (fixed > 0) return sizes;
  for (let index = 0; index < sizes.length; index += 1) sizes[index] = view.getUint32(12 + index * 4);
  return sizes;
}

function packetOffsets(table: Uint8Array, sizes: Uint32Array): Float64Array {
  const offsets = new Float64Array(sizes.length);
  const chunkBox = mp4Box(table, 'stco') ?? mp4Box(table, 'co64');
  const runBox = mp4Box(table, 'stsc');
  if (!chunkBox || !runBox || sizes.length === 0) return offsets;
  const isLong = mp4Box(table, 'stco') === null;
  const chunks = viewOf(chunkBox);
  const runs = viewOf(runBox);
  const chunkCount = Math.min(chunks.getUint32(4), Math.floor((chunkBox.length - 8) / (isLong ? 8 : 4)));
  const runCount = Math.min(runs.getUint32(4), Math.floor((runBox.length - 8) / 12));
  let packet = 0;
  for (let chunk = 0, run = 0; chunk < chunkCount && packet < sizes.length; chunk += 1) {
    while (run + 1 < runCount && runs.getUint32(8 + (run + 1) * 12) - 1 <= chunk) run += 1;
    let offset = isLong ? Number(chunks.getBigUint64(8 + chunk * 8)) : chunks.getUint32(8 + chunk * 4);
    const packets = runCount > 0 ? runs.getUint32(12 + run * 12) : 0;
    for (let index = 0; index < packets && packet < sizes.length; index += 1) {
      offsets[packet] = offset;
      offset += sizes[packet] ?? 0;
      packet += 1;
    }
  }
  return offsets;
}

function packetDurations(table: Uint8Array, count: number): Uint32Array {
  const durations = new Uint32Array(count);
  const box = mp4Box(table, 'stts');
  if (!box || box.length < 8) return durations;
  const view = viewOf(box);
  const entries = Math.min(view.getUint32(4), Math.floor((box.length - 8) / 8));
  let packet = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    const end = Math.min(count, packet + view.getUint32(8 + entry * 8));
    durations.fill(view.getUint32(12 + entry * 8), packet, end);
    packet = end;
  }
  return durations;
}
