import { damagedFile, truncatedFile } from '../audio-failure.ts';
import type { Mp4Edit } from '../containers/mp4/mp4-edits.ts';
import type { PacketTrack, TrackPacket } from '../containers/packet-track.ts';
import type { AudioContainer, DecodedAudio } from '../decoded-audio.ts';
import { editedBlocks } from './edited-blocks.ts';
import { createDecoderSlot } from './packet-decoder.ts';
import { LONGEST_SILENCE_MS, silence } from '../silence.ts';
import { steadyBlocks, type BlockFormat, type RatedBlock } from './steady-blocks.ts';
import { createTrackDecoder } from './track-decoder.ts';

/** Packets decoded at once. */
const BATCH_SECONDS = 10;
/** A recorder's clock wobbles; only a longer hole is a real gap and becomes silence. */
const GAP_SECONDS = 0.1;
/** A time stamp that claims a longer hole is damage. */
const MAX_GAP_SECONDS = LONGEST_SILENCE_MS / 1000;
/** Packets decoded to learn what comes out. */
const LOOKED_AT = 4;

/**
 * Opens a track of packets; holes between time stamps become silence, so that the sound stays where the file puts it.
 * `edits` are given where the track's edit list is more than a start and an end.
 */
export async function openTrack(
  track: PacketTrack,
  container: AudioContainer,
  edits: readonly Mp4Edit[] | null = null,
): Promise<DecodedAudio> {
  const slot = createDecoderSlot();
  const state = { decodedSeconds: 0, hasGaps: false, isFinished: false };
  const format = await decodedFormat(track, container);
  const origin = edits ? track.firstTimestamp : track.origin;
  async function* passOnce(): AsyncGenerator<RatedBlock> {
    const decoder = slot.hold(await createTrackDecoder(track, container));
    const line = createTimeLine(format, origin);
    for await (const batch of batches(track.packets())) {
      yield* line.gapBefore(batch);
      yield* line.place(await decoder.decode(batch.map((packet) => packet.data)));
    }
    yield* line.place(decoder.flush());
    Object.assign(state, { decodedSeconds: line.seconds(), hasGaps: line.hasGaps(), isFinished: true });
    if (line.seconds() === 0) throw track.isCut() ? truncatedFile(0) : damagedFile('no_audio');
  }
  return {
    container,
    codec: track.codec.startsWith('pcm-') ? 'pcm' : track.codec,
    ...format,
    durationMs: edits ? null : track.durationMs,
    hasVideo: track.hasVideo,
    tracks: track.tracks,
    track: track.track,
    get isTruncated() {
      const stated = (track.durationMs ?? 0) / 1000;
      const isShort = !edits && !track.hasVideo && state.decodedSeconds + 1 < stated;
      return state.isFinished && (track.isCut() || isShort);
    },
    get hasGaps() {
      return state.hasGaps || edits !== null;
    },
    async *blocks() {
      Object.assign(state, { decodedSeconds: 0, hasGaps: false, isFinished: false });
      const whole = () => steadyBlocks(passOnce(), format);
      const pass = (from: number) => skipping(whole(), from);
      yield* edits ? steadyBlocks(editedBlocks(edits, pass, format), format) : whole();
    },
    close() {
      slot.free();
      track.close();
    },
  };
}

/** Rate and channels as they come out of the decoder, which may contradict the container; the container's where nothing does. */
async function decodedFormat(track: PacketTrack, container: AudioContainer): Promise<BlockFormat> {
  const stated = { sampleRate: track.sampleRate, channels: track.channels };
  const decoder = await createTrackDecoder(track, container);
  try {
    const first: Uint8Array[] = [];
    for await (const packet of track.packets()) if (first.push(packet.data.slice()) === LOOKED_AT) break;
    const block = await decoder.decode(first);
    return block ? { sampleRate: block.sampleRate, channels: block.channels.length } : stated;
  } catch {
    // Whatever is wrong with the first packets shows when the recording is read.
    return stated;
  } finally {
    decoder.free();
  }
}

async function* skipping(blocks: AsyncGenerator<Float32Array[]>, from: number): AsyncGenerator<Float32Array[]> {
  let left = from;
  for await (const block of blocks) {
    const length = block[0]?.length ?? 0;
    const skip = Math.min(left, length);
    left -= skip;
    if (skip < length) yield skip === 0 ? block : block.map((channel) => channel.subarray(skip));
  }
}

/** Counts what was played and fits batches to their time stamps. */
function createTimeLine({ sampleRate, channels }: BlockFormat, origin: number) {
  let written = 0;
  let toSkip = 0;
  let hasGaps = false;
  let end: number | null = null;
  return {
    seconds: () => written / sampleRate,
    hasGaps: () => hasGaps,
    *gapBefore(batch: TrackPacket[]): Generator<RatedBlock> {
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
      for (const block of silence(missing, channels, sampleRate)) yield { channels: block, sampleRate };
    },
    *place(block: RatedBlock | null): Generator<RatedBlock> {
      const length = block?.channels[0]?.length ?? 0;
      const skip = Math.min(toSkip, length);
      toSkip -= skip;
      if (!block || length === skip) return;
      written += ((length - skip) * sampleRate) / block.sampleRate;
      yield skip === 0 ? block : { ...block, channels: block.channels.map((channel) => channel.subarray(skip)) };
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
