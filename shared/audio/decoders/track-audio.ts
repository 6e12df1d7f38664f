import { damagedFile, truncatedFile } from '../audio-failure.ts';
import type { PacketTrack, TrackPacket } from '../containers/packet-track.ts';
import type { AudioContainer, DecodedAudio } from '../decoded-audio.ts';
import { LONGEST_SILENCE_MS, silence } from '../silence.ts';
import { createDecoderSlot } from './packet-decoder.ts';
import { createTrackDecoder } from './track-decoder.ts';

/** Packets decoded at once. */
const BATCH_SECONDS = 10;
/** A recorder's clock wobbles; only a longer hole is a real gap and becomes silence. */
const GAP_SECONDS = 0.1;
/** A time stamp that claims a longer hole is damage. */
const MAX_GAP_SECONDS = LONGEST_SILENCE_MS / 1000;

/** Opens a track of packets; holes between time stamps become silence, so that the sound stays where the file puts it. */
export function openTrack(track: PacketTrack, container: AudioContainer): DecodedAudio {
  const slot = createDecoderSlot();
  const state = { decodedSeconds: 0, hasGaps: false, isFinished: false };
  return {
    container,
    codec: track.codec.startsWith('pcm-') ? 'pcm' : track.codec,
    sampleRate: track.sampleRate,
    channels: track.channels,
    durationMs: track.durationMs,
    hasVideo: track.hasVideo,
    get isTruncated() {
      const stated = (track.durationMs ?? 0) / 1000;
      return state.isFinished && (track.isCut() || (!track.hasVideo && state.decodedSeconds + 1 < stated));
    },
    get hasGaps() {
      return state.hasGaps;
    },
    async *blocks() {
      Object.assign(state, { decodedSeconds: 0, hasGaps: false, isFinished: false });
      const decoder = slot.hold(await createTrackDecoder(track, container));
      const line = createTimeLine(track);
      for await (const batch of batches(track.packets())) {
        yield* line.gapBefore(batch);
        yield* line.place(await decoder.decode(batch.map((packet) => packet.data)));
      }
      yield* line.place(decoder.flush());
      Object.assign(state, { decodedSeconds: line.seconds(), hasGaps: line.hasGaps(), isFinished: true });
      if (line.seconds() === 0) throw track.isCut() ? truncatedFile(0) : damagedFile('no sound can be read');
    },
    close() {
      slot.free();
      track.close();
    },
  };
}

/** Counts what was played and fits batches to their time stamps. */
function createTimeLine({ sampleRate, channels, origin }: PacketTrack) {
  let written = 0;
  let toSkip = 0;
  let hasGaps = false;
  let end: number | null = null;
  return {
    seconds: () => written / sampleRate,
    hasGaps: () => hasGaps,
    *gapBefore(batch: TrackPacket[]): Generator<Float32Array[]> {
      // Decoders lag, so holes are measured between time stamps and never against what was decoded so far.
      const start = (batch[0]?.timestamp ?? 0) - origin;
      const missing = Math.round((start - (end ?? 0)) * sampleRate);
      // Packets before zero are the encoder's run-in.
      if (end === null && missing < 0) toSkip = -missing;
      const last = batch[batch.length - 1];
      end = last ? last.timestamp + last.duration - origin : end;
      if (missing < GAP_SECONDS * sampleRate || missing > MAX_GAP_SECONDS * sampleRate) return;
      hasGaps = true;
      written += missing;
      yield* silence(missing, channels, sampleRate);
    },
    *place(samples: Float32Array[] | null): Generator<Float32Array[]> {
      const length = samples?.[0]?.length ?? 0;
      const skip = Math.min(toSkip, length);
      toSkip -= skip;
      if (!samples || length === skip) return;
      written += length - skip;
      yield skip === 0 ? samples : samples.map((channel) => channel.subarray(skip));
    },
  };
}

async function* batches(packets: AsyncIterable<TrackPacket>): AsyncGenerator<TrackPacket[]> {
  let batch: TrackPacket[] = [];
  for await (const packet of packets) {
    const [first] = batch;
    const last = batch[batch.length - 1];
    const isApart = last !== undefined && packet.timestamp - (last.timestamp + last.duration) > GAP_SECONDS;
    const isFull = first !== undefined && packet.timestamp - first.timestamp >= BATCH_SECONDS;
    if (isApart || isFull) {
      yield batch;
      batch = [];
    }
    batch.push(packet);
  }
  if (batch.length > 0) yield batch;
}
