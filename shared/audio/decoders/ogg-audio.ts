import { decoder as createFlacDecoder } from '@audio/decode-flac';
import { decoder as createOpusDecoder } from '@audio/decode-opus';
import { decoder as createVorbisDecoder } from '@audio/decode-vorbis';
import { noAudioTrack, truncatedFile, unsupportedCodec } from '../audio-failure.ts';
import { fourCharacters, viewOf, type ByteSource } from '../byte-source.ts';
import { lastGranule, oggPages, type OggPage } from '../containers/ogg-pages.ts';
import type { DecodedAudio } from '../decoded-audio.ts';
import { streamFacts } from './flac-audio.ts';
import { createDecoderSlot, decodeChunks, type ChunkDecoder } from './packet-decoder.ts';

type OggStream = {
  codec: 'opus' | 'vorbis' | 'flac';
  serial: number;
  sampleRate: number;
  channels: number;
  preSkip: number;
};

const CREATE: Record<OggStream['codec'], () => Promise<ChunkDecoder>> = {
  opus: createOpusDecoder,
  vorbis: createVorbisDecoder,
  flac: createFlacDecoder,
};

/** Opens the first audio stream of an Ogg file. Throws AUDIO_NO_TRACK, AUDIO_CODEC_UNSUPPORTED. */
export async function openOgg(source: ByteSource, start: number): Promise<DecodedAudio> {
  const { stream, hasVideo } = await findStream(source, start);
  const granule = await lastGranule(source, stream.serial);
  const slot = createDecoderSlot();
  const walk = { hasEnd: false, isFinished: false };
  return {
    container: 'ogg',
    codec: stream.codec,
    sampleRate: stream.sampleRate,
    channels: stream.channels,
    durationMs: granule === null ? null : (Math.max(0, Number(granule) - stream.preSkip) / stream.sampleRate) * 1000,
    hasVideo,
    get isTruncated() {
      return walk.isFinished && !walk.hasEnd;
    },
    async *blocks() {
      Object.assign(walk, { hasEnd: false, isFinished: false });
      const decoder = slot.hold(await CREATE[stream.codec]());
      let isEmpty = true;
      for await (const block of decodeChunks(decoder, streamBytes(source, { start, serial: stream.serial, walk }))) {
        isEmpty = false;
        yield block;
      }
      walk.isFinished = true;
      if (isEmpty) throw truncatedFile(0);
    },
    close: () => slot.free(),
  };
}

/** The pages of one stream only; other streams (video, chapters) would confuse the decoder. */
async function* streamBytes(
  source: ByteSource,
  wanted: { start: number; serial: number; walk: { hasEnd: boolean } },
): AsyncGenerator<Uint8Array> {
  for await (const pages of oggPages(source, wanted.start)) {
    const own = pages.filter((page) => page.serial === wanted.serial);
    if (own.some((page) => page.isLast)) wanted.walk.hasEnd = true;
    const bytes = new Uint8Array(own.reduce((sum, page) => sum + page.bytes.length, 0));
    let offset = 0;
    for (const page of own) {
      bytes.set(page.bytes, offset);
      offset += page.bytes.length;
    }
    if (bytes.length > 0) yield bytes;
  }
}

async function findStream(source: ByteSource, start: number): Promise<{ stream: OggStream; hasVideo: boolean }> {
  const firstPages: OggPage[] = [];
  for await (const pages of oggPages(source, start)) {
    const heads = pages.filter((page) => page.isFirst);
    firstPages.push(...heads);
    if (heads.length < pages.length) break;
  }
  const streams = firstPages.map(readStream).filter((stream) => stream !== null);
  const hasVideo = firstPages.some((page) => String.fromCharCode(...page.body.subarray(1, 7)) === 'theora');
  const [stream] = streams;
  if (stream) return { stream, hasVideo };
  const isSpeex = firstPages.some((page) => fourCharacters(page.body, 0) === 'Spee');
  if (isSpeex) throw unsupportedCodec('Ogg', 'Speex');
  if (hasVideo) throw noAudioTrack();
  throw firstPages.length === 0 ? truncatedFile(0) : unsupportedCodec('Ogg', 'an unknown codec');
}

function readStream({ serial, body }: OggPage): OggStream | null {
  const view = viewOf(body);
  const text = String.fromCharCode(...body.subarray(0, 8));
  if (text === 'OpusHead' && body.length >= 19) {
    return { codec: 'opus', serial, sampleRate: 48_000, channels: view.getUint8(9), preSkip: view.getUint16(10, true) };
  }
  if (text.startsWith('\x01vorbis') && body.length >= 30) {
    return { codec: 'vorbis', serial, sampleRate: view.getUint32(12, true), channels: view.getUint8(11), preSkip: 0 };
  }
  if (text.startsWith('\x7fFLAC') && body.length >= 51) {
    const { sampleRate, channels } = streamFacts(body.subarray(17));
    return { codec: 'flac', serial, sampleRate, channels, preSkip: 0 };
  }
  return null;
}
