import { isFailure } from '../../domain/failures/failure.ts';
import type { ByteSource } from '../byte-source.ts';
import { withoutZeroRuns } from '../containers/aac/aac-zeros.ts';
import { coreSampleDescription } from '../containers/mp4/core-aac.ts';
import { mp4Slice } from '../containers/mp4/mp4-slice.ts';
import type { Mp4Track } from '../containers/mp4/mp4-track.ts';
import type { PacketRun, PacketTiming } from '../containers/packet-runs.ts';
import type { NativeDecode } from './native-decode.ts';
import { silence } from '../silence.ts';
import { decodeSlices, type AudioSlice } from './sliced-audio.ts';

/** Sound decoded at once; the native decoder works on whole files, so this bounds memory. */
const SLICE_SECONDS = 20;
/** AAC frames overlap: a decoder needs these before the first one it gets right. */
const RUN_IN_FRAMES = 2;
/** Packets decoded to learn how many channels come out. */
const LOOKED_AT = 4;

/** The sound of a sample table before any edit, holes as silence. */
export interface Mp4Medium {
  readonly samples: number;
  /** Number of channels that the decoder gives, null where it gives none. */
  decodedChannels(): Promise<number | null>;
  /** The sound from a sample on. */
  from(sample: number, channels: number): AsyncGenerator<Float32Array[]>;
}

type Ports = {
  source: ByteSource;
  track: Mp4Track;
  runs: readonly PacketRun[];
  /** Packets that the file holds. */
  present: number;
  decode: NativeDecode;
  codec: string;
  timing: PacketTiming;
  sampleRate: number;
};

/** Builds a medium over the runs of a table. Reading throws AUDIO_CODEC_UNSUPPORTED where its first packets cannot be decoded. */
export function createMp4Medium({ source, track, runs, present, decode, codec, timing, sampleRate }: Ports): Mp4Medium {
  const last = runs.at(-1);
  const runIn = track.sampleEntry === 'alac' ? 0 : RUN_IN_FRAMES;
  const perSlice = Math.max(1, Math.ceil((SLICE_SECONDS * sampleRate) / Math.max(1, timing.packetSamples)));
  const atPacket = (packets: number) => Math.round(packets * timing.packetSamples);
  const sampleDescription = coreSampleDescription(track.sampleDescription);
  const safe = codec === 'aac' ? withoutZeroRuns : (data: Uint8Array) => data;
  const slice = async (range: { start: number; to: number }) =>
    mp4Slice({
      sampleDescription,
      timescale: track.timescale,
      sizes: track.table.sizes.subarray(range.start, range.to),
      durations: track.table.durations.subarray(range.start, range.to),
      data: safe(await packetData(source, track, range)),
    });
  /** The packets of a run from `skip` samples on, as small files with a run-in. */
  async function* slices(run: PacketRun, skip: number): AsyncGenerator<AudioSlice> {
    const begin = Math.min(run.count - 1, Math.floor(skip / Math.max(1, timing.packetSamples)));
    for (let from = begin; from < run.count; from += perSlice) {
      const to = Math.min(run.count, from + perSlice);
      const start = Math.max(0, run.first + from - runIn);
      const keepFrom = Math.max(skip, atPacket(from));
      const keepTo = Math.min(run.lengthSamples, atPacket(to));
      if (keepTo <= keepFrom) continue;
      const lead = atPacket(run.first + from - start) + keepFrom - atPacket(from);
      yield { file: await slice({ start, to: run.first + to }), skipSamples: lead, keepSamples: keepTo - keepFrom };
    }
  }
  return {
    samples: last ? last.startSample + last.lengthSamples : 0,
    async decodedChannels() {
      const count = Math.min(LOOKED_AT, runs[0]?.count ?? 0);
      if (count === 0) return null;
      const decoded = await decode(await slice({ start: 0, to: count })).catch((error: unknown) => {
        if (isFailure(error)) throw error;
        return null;
      });
      return decoded && decoded.length > 0 ? decoded.length : null;
    },
    async *from(sample, channels) {
      const format = { codec, channels, sampleRate, isDamaged: present < track.table.sizes.length };
      let position = sample;
      for (const run of runs) {
        const end = run.startSample + run.lengthSamples;
        if (end <= position) continue;
        yield* silence(Math.max(0, run.startSample - position), channels, sampleRate);
        position = Math.max(position, run.startSample);
        for await (const block of decodeSlices(slices(run, position - run.startSample), decode, format)) {
          position += block[0]?.length ?? 0;
          yield block;
        }
        yield* silence(Math.max(0, end - position), channels, sampleRate);
        position = end;
      }
    },
  };
}

/** The bytes of consecutive packets; neighbours in the file are read together. */
async function packetData(source: ByteSource, { table }: Mp4Track, range: { start: number; to: number }) {
  let size = 0;
  for (let packet = range.start; packet < range.to; packet += 1) size += table.sizes[packet] ?? 0;
  const data = new Uint8Array(size);
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
