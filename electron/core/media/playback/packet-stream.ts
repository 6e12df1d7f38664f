import { aacConfig, aacSampleDescription } from '../../../../shared/audio/containers/mp4/aac-description.ts';
import { adtsHeader, adtsRuns } from '../../../../shared/audio/containers/aac/adts.ts';
import { mp3Runs } from '../../../../shared/audio/containers/mp3/mp3-frames.ts';
import {
  mp3SampleDescription,
  opusSampleDescription,
} from '../../../../shared/audio/containers/mp4/sample-descriptions.ts';
import type { TrackPacket } from '../../../../shared/audio/containers/packet-track.ts';
import { opusPacketSamples } from '../../../../shared/audio/containers/ogg/opus-packet.ts';
import type { ByteSource } from '../../../../shared/audio/byte-source.ts';
import { firstMp3Frame, MP3_DECODER_DELAY } from '../../../../shared/audio/decoders/mp3/mp3-audio.ts';
import type { Sniffed } from '../../../../shared/audio/sniff.ts';

/** A coded packet and the samples it decodes to. */
export type CodedPacket = { data: Uint8Array; samples: number };

/** Packets of one track as they go into an MP4. `skip` is the encoder delay, in units of `timescale`. */
export type PacketStream = {
  sampleDescription: Uint8Array;
  timescale: number;
  skip: number;
  packets: AsyncIterable<CodedPacket>;
  close(): void;
};

/** The coded packets of a raw MP3 or AAC stream, or of a Matroska or fragmented MP4 track. */
export async function openPacketStream(source: ByteSource, { container, start }: Sniffed): Promise<PacketStream> {
  if (container === 'mp3') return mp3Stream(source, start);
  if (container === 'aac') return adtsStream(source, start);
  return trackStream(source, container === 'mp4');
}

async function mp3Stream(source: ByteSource, start: number): Promise<PacketStream> {
  const { header, index } = await firstMp3Frame(source, start);
  const skip = index?.delay == null ? 0 : index.delay + MP3_DECODER_DELAY;
  return {
    sampleDescription: mp3SampleDescription(header),
    timescale: header.sampleRate,
    skip,
    packets: mp3Packets(source, start, index !== null),
    close: () => undefined,
  };
}

/** Frames of sound: the first frame is left out where it only holds an index. */
async function* mp3Packets(source: ByteSource, start: number, hasIndex: boolean): AsyncGenerator<CodedPacket> {
  let isFirst = hasIndex;
  for await (const { bytes, sizes, headers } of mp3Runs(source, start)) {
    let offset = 0;
    for (const [index, size] of sizes.entries()) {
      const data = bytes.subarray(offset, offset + size);
      offset += size;
      if (!isFirst) yield { data, samples: headers[index]?.samples ?? 1152 };
      isFirst = false;
    }
  }
}

async function adtsStream(source: ByteSource, start: number): Promise<PacketStream> {
  const header = adtsHeader(await source.read(start, 7));
  if (!header) throw new RangeError('No ADTS frame at the start');
  return {
    sampleDescription: aacSampleDescription(aacConfig(header), header),
    timescale: header.sampleRate,
    skip: 0,
    packets: adtsPackets(source, start),
    close: () => undefined,
  };
}

async function* adtsPackets(source: ByteSource, start: number): AsyncGenerator<CodedPacket> {
  for await (const run of adtsRuns(source, start)) {
    for (const frame of run) {
      const header = adtsHeader(frame);
      if (header) yield { data: frame.subarray(header.headerBytes), samples: 1024 };
    }
  }
}

async function trackStream(source: ByteSource, hasExactTimes: boolean): Promise<PacketStream> {
  // Only now: most recordings need no demuxer, which takes long to load.
  const { openPacketTrack } = await import('../../../../shared/audio/containers/packet-track.ts');
  const track = await openPacketTrack(source, 'Matroska', null);
  const { codec, description, sampleRate, channels } = track;
  if (codec === 'opus') {
    const preSkip = description && description.length >= 12 ? (description[10] ?? 0) + (description[11] ?? 0) * 256 : 0;
    return {
      sampleDescription: opusSampleDescription(description, channels),
      timescale: 48_000,
      skip: preSkip,
      packets: trackPackets(track.packets(), (packet) => opusPacketSamples(packet.data)),
      close: () => track.close(),
    };
  }
  const first = description ?? new Uint8Array(0);
  const isMp3 = codec === 'mp3';
  const frameSamples = isMp3 ? (sampleRate >= 32_000 ? 1152 : 576) : 1024;
  return {
    sampleDescription: isMp3 ? mp3SampleDescription(track) : aacSampleDescription(first, track),
    timescale: sampleRate,
    skip: Math.max(0, Math.round(-track.firstTimestamp * sampleRate)),
    packets: trackPackets(track.packets(), ({ duration }) =>
      hasExactTimes ? Math.round(duration * sampleRate) : frameSamples,
    ),
    close: () => track.close(),
  };
}

async function* trackPackets(
  packets: AsyncIterable<TrackPacket>,
  samplesOf: (packet: TrackPacket) => number,
): AsyncGenerator<CodedPacket> {
  for await (const packet of packets) yield { data: packet.data, samples: samplesOf(packet) };
}
