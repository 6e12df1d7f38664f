import { truncatedFile } from '../audio-failure.ts';
import type { ByteSource } from '../byte-source.ts';
import { mp4Slice } from '../containers/mp4-slice.ts';
import type { Mp4Track } from '../containers/mp4-track.ts';
import type { DecodedAudio } from '../decoded-audio.ts';
import { silence } from '../silence.ts';
import { createNativeDecode } from './native-decode.ts';
import { decodeSlices, type AudioSlice } from './sliced-audio.ts';

/** Sound decoded at once; the native decoder works on whole files, so this bounds memory. */
const SLICE_SECONDS = 20;
/** AAC frames overlap: a decoder needs these before the first one it gets right. */
const RUN_IN_FRAMES = 2;

/** Opens the AAC or ALAC track of an MP4 whose samples lie in its table. */
export function openMp4Table(source: ByteSource, track: Mp4Track): DecodedAudio {
  const { table, timescale, edit } = track;
  const sampleRate = timescale >= 8000 && timescale <= 192_000 ? timescale : track.sampleRate;
  const scale = sampleRate / timescale;
  const present = presentPackets(track, source.size);
  const units = sum(table.durations, 0, present);
  const played = Math.min(edit.play ?? Infinity, Math.max(0, units - edit.skip));
  const delaySamples = Math.round(edit.delay * scale);
  const codec = track.sampleEntry === 'alac' ? 'alac' : 'aac';
  return {
    container: 'mp4',
    codec,
    sampleRate,
    channels: Math.max(1, track.channels),
    durationMs: ((edit.delay + played) / timescale) * 1000,
    hasVideo: track.hasVideo,
    hasGaps: edit.delay > 0,
    leftOutMs: (edit.skip / timescale) * 1000,
    isTruncated: present < table.sizes.length,
    async *blocks() {
      if (played === 0) throw truncatedFile(0);
      const decode = await createNativeDecode(sampleRate);
      yield* silence(delaySamples, Math.max(1, track.channels), sampleRate);
      const range = { present, first: edit.skip, end: edit.skip + played, scale };
      yield* decodeSlices(slices(source, track, range), decode, {
        codec,
        channels: Math.max(1, track.channels),
        sampleRate,
        isDamaged: present < table.sizes.length,
      });
    },
    close: () => undefined,
  };
}

/** Packets that the file holds. Packets that overlap would make gigabytes of some kilobytes: together they fit the file. */
function presentPackets({ table }: Mp4Track, fileBytes: number): number {
  let count = 0;
  for (let bytes = 0; count < table.sizes.length; count += 1) {
    bytes += table.sizes[count] ?? 0;
    if (bytes > fileBytes) break;
  }
  while (count > 0 && (table.offsets[count - 1] ?? 0) + (table.sizes[count - 1] ?? 0) > fileBytes) count -= 1;
  return count;
}

function sum(values: Uint32Array, from: number, to: number): number {
  let total = 0;
  for (let index = from; index < to; index += 1) total += values[index] ?? 0;
  return total;
}

type Range = { present: number; first: number; end: number; scale: number };

/** Cuts the packets into small files with a run-in, and says which samples of each lie inside the played range. */
async function* slices(source: ByteSource, track: Mp4Track, range: Range): AsyncGenerator<AudioSlice> {
  const { durations } = track.table;
  const runIn = track.sampleEntry === 'alac' ? 0 : RUN_IN_FRAMES;
  const perSlice = Math.max(1, Math.ceil((SLICE_SECONDS * track.timescale) / Math.max(1, durations[0] ?? 1)));
  let position = 0;
  for (let from = 0; from < range.present && position < range.end; from += perSlice) {
    const to = Math.min(range.present, from + perSlice);
    const start = Math.max(0, from - runIn);
    const duration = sum(durations, from, to);
    const keepFrom = Math.max(range.first, position);
    const keepTo = Math.min(range.end, position + duration);
    const lead = sum(durations, start, from) + keepFrom - position;
    position += duration;
    if (keepTo <= keepFrom) continue;
    const file = mp4Slice({
      sampleDescription: track.sampleDescription,
      timescale: track.timescale,
      sizes: track.table.sizes.subarray(start, to),
      durations: durations.subarray(start, to),
      data: await packetData(source, track, { start, to }),
    });
    const skipSamples = Math.round(lead * range.scale);
    yield { file, skipSamples, keepSamples: Math.round((lead + keepTo - keepFrom) * range.scale) - skipSamples };
  }
}

/** The bytes of consecutive packets; neighbours in the file are read together. */
async function packetData(source: ByteSource, { table }: Mp4Track, range: { start: number; to: number }) {
  const data = new Uint8Array(sum(table.sizes, range.start, range.to));
  let written = 0;
  for (let packet = range.start; packet < range.to;) {
    const offset = table.offsets[packet] ?? 0;
    let length = 0;
    while (packet < range.to && table.offsets[packet] === offset + length) length += table.sizes[packet++] ?? 0;
    data.set(await source.read(offset, length), written);
    written += length;
  }
  return data;
}
