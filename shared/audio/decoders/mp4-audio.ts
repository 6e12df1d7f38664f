import { truncatedFile } from '../audio-failure.ts';
import type { ByteSource } from '../byte-source.ts';
import { codecFacts } from '../containers/mp4/mp4-codec-facts.ts';
import { isCutAtEnd, simpleEdit, type Mp4Edit } from '../containers/mp4/mp4-edits.ts';
import type { Mp4Track } from '../containers/mp4/mp4-track.ts';
import { packetRuns, packetTiming } from '../containers/packet-runs.ts';
import type { DecodedAudio } from '../decoded-audio.ts';
import { editedBlocks } from './edited-blocks.ts';
import { createMp4Medium } from './mp4-medium.ts';
import { createNativeDecode } from './native-decode.ts';
import { steadyBlocks } from './steady-blocks.ts';

/** Samples that an AAC packet decodes to. */
const AAC_SAMPLES = 1024;
const LOWEST_HZ = 3000;
const HIGHEST_HZ = 192_000;

/** Opens the AAC or ALAC track of an MP4 whose samples lie in its table. */
export async function openMp4Table(source: ByteSource, track: Mp4Track): Promise<DecodedAudio> {
  const { table, timescale } = track;
  const { codec, sampleRate: codecRate } = codecFacts(track.sampleDescription);
  const sampleRate = decodedRate(track, codecRate);
  const present = presentPackets(track, source.size);
  const clock = { timescale, sampleRate, decodedSamples: codec === 'aac' ? AAC_SAMPLES : null };
  const timing = packetTiming(table.durations, clock);
  const runs = packetRuns(table.durations, present, { ...timing, sampleRate });
  const decode = await createNativeDecode(sampleRate);
  const medium = createMp4Medium({ source, track, runs, present, decode, codec, timing, sampleRate });
  const channels = (await medium.decodedChannels()) ?? Math.max(1, track.channels);
  const format = { sampleRate, channels };
  const edits = track.edits.map((edit) => rescaled(edit, (timing.samplesPerUnit * timescale) / sampleRate));
  const seconds = playedSeconds(edits, medium.samples / sampleRate);
  const simple = simpleEdit(edits);
  return {
    container: 'mp4',
    codec,
    ...format,
    durationMs: seconds * 1000,
    hasVideo: track.hasVideo,
    tracks: track.tracks,
    track: track.track,
    hasGaps:
      simple === null || simple.delaySeconds > 0 || runs.length > 1 || isCutAtEnd(edits, medium.samples / sampleRate),
    leftOutMs: (simple?.startSeconds ?? 0) * 1000,
    isTruncated: present < table.sizes.length,
    async *blocks() {
      if (seconds === 0 || medium.samples === 0) throw truncatedFile(0);
      yield* steadyBlocks(
        editedBlocks(edits, (from) => medium.from(from, channels), format),
        format,
      );
    },
    close: () => undefined,
  };
}

/** The codec's own rate where it says one; containers are often filled in by a template. */
function decodedRate(track: Mp4Track, codecRate: number | null): number {
  const isRate = (rate: number | null): rate is number => rate !== null && rate >= LOWEST_HZ && rate <= HIGHEST_HZ;
  const stated = [codecRate, track.timescale, track.sampleRate];
  return stated.find(isRate) ?? track.sampleRate;
}

const rescaled = (edit: Mp4Edit, by: number): Mp4Edit =>
  edit.kind === 'media' ? { ...edit, startSeconds: edit.startSeconds * by } : edit;

function playedSeconds(edits: readonly Mp4Edit[], mediumSeconds: number): number {
  return edits.reduce((sum, edit, index) => {
    if (edit.kind === 'silence') return sum + edit.seconds;
    const there = Math.max(0, mediumSeconds - edit.startSeconds) / edit.rate;
    const isLast = index === edits.length - 1;
    return sum + (edit.seconds === null || isLast ? Math.min(there, edit.seconds ?? Infinity) : edit.seconds);
  }, 0);
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
