import { noSuchTrack, truncatedFile } from '../../audio-failure.ts';
import type { ByteSource } from '../../byte-source.ts';
import { lastGranule, oggPages, type OggPage } from '../../containers/ogg/ogg-pages.ts';
import { firstOggGroup, oggGroup, oggTrack, type OggStream } from '../../containers/ogg/ogg-streams.ts';
import type { DecodedAudio } from '../../decoded-audio.ts';
import { openOggLink, type OggLink } from './ogg-link.ts';
import { createDecoderSlot } from '../packet-decoder.ts';
import { steadyBlocks, type RatedBlock } from '../steady-blocks.ts';

/**
 * Opens the first audio stream of an Ogg file and all that are chained behind it (RFC 3533, section 4), which may have
 * another rate or other channels. Throws AUDIO_NO_TRACK, AUDIO_CODEC_UNSUPPORTED.
 */
export async function openOgg(source: ByteSource, start: number, wanted: number | null): Promise<DecodedAudio> {
  const { streams, hasVideo } = await firstOggGroup(source, start);
  const number = wanted ?? 1;
  const stream = streams[number - 1];
  if (!stream) throw noSuchTrack(number, streams.length);
  const durationMs = await statedDurationMs(source, stream);
  const slot = createDecoderSlot();
  const walk = { hasEnd: false, isFinished: false, hasGaps: false, slot };
  return {
    container: 'ogg',
    codec: stream.codec,
    sampleRate: stream.sampleRate,
    channels: stream.channels,
    durationMs,
    hasVideo,
    tracks: streams.map(oggTrack),
    track: number,
    get isTruncated() {
      return walk.isFinished && !walk.hasEnd;
    },
    get hasGaps() {
      return walk.hasGaps;
    },
    async *blocks() {
      Object.assign(walk, { hasEnd: false, isFinished: false, hasGaps: false });
      let isEmpty = true;
      for await (const block of steadyBlocks(chainedBlocks(source, { start, number }, walk), stream)) {
        isEmpty = false;
        yield block;
      }
      walk.isFinished = true;
      if (isEmpty) throw truncatedFile(0);
    },
    close: () => slot.free(),
  };
}

/** Null where the last count of the file is missing or belongs to another stream, as in a chain. */
async function statedDurationMs(source: ByteSource, stream: OggStream): Promise<number | null> {
  const granule = await lastGranule(source, stream.serial);
  return granule === null ? null : (Math.max(0, Number(granule) - stream.preSkip) / stream.sampleRate) * 1000;
}

type Walk = {
  hasEnd: boolean;
  hasGaps: boolean;
  slot: ReturnType<typeof createDecoderSlot>;
};

/** The sound of all links. Streams beside the chosen one (video, chapters) would confuse its decoder and are left out. */
async function* chainedBlocks(
  source: ByteSource,
  { start, number }: { start: number; number: number },
  walk: Walk,
): AsyncGenerator<RatedBlock> {
  let current: { link: OggLink; serial: number } | null = null;
  let heads: OggPage[] = [];
  const note = () => (walk.hasGaps ||= current?.link.hasGaps() ?? false);
  for await (const page of singlePages(source, start)) {
    if (page.isFirst) {
      heads.push(page);
      continue;
    }
    const group = oggGroup(heads);
    // A later link may have fewer streams side by side.
    const stream = group.streams[number - 1] ?? group.streams[0];
    if (stream) {
      if (current) yield* current.link.end();
      // A browser does not play a chain as one time line.
      walk.hasGaps ||= current !== null;
      note();
      const link: OggLink = walk.slot.hold(await openOggLink(stream, { keepsLateStart: group.hasVideo }));
      current = { link, serial: stream.serial };
      const head = heads.find(({ serial }) => serial === stream.serial);
      if (head) yield* link.push(head);
    }
    heads = [];
    if (page.serial !== current?.serial) continue;
    walk.hasEnd = page.isLast;
    yield* current.link.push(page);
  }
  if (current) yield* current.link.end();
  note();
}

async function* singlePages(source: ByteSource, start: number): AsyncGenerator<OggPage> {
  for await (const pages of oggPages(source, start)) yield* pages;
}
