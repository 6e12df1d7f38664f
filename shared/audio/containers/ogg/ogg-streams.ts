import type { AudioTrack } from '../../../domain/media/audio-track.ts';
import { noAudioTrack, truncatedFile, unsupportedCodec } from '../../audio-failure.ts';
import { fourCharacters, viewOf, type ByteSource } from '../../byte-source.ts';
import { streamFacts } from '../../decoders/flac-audio.ts';
import { oggPages, type OggPage } from './ogg-pages.ts';

/** What the first page of a logical audio stream says. `preSkip` is the encoder's delay in samples. */
export type OggStream = {
  codec: 'opus' | 'vorbis' | 'flac';
  serial: number;
  sampleRate: number;
  channels: number;
  preSkip: number;
};

/** The streams that begin together: the audio ones among them, and whether there is video. */
export type OggGroup = { streams: OggStream[]; hasVideo: boolean };

/**
 * The streams at the beginning of an Ogg file. Throws AUDIO_NO_TRACK, AUDIO_CODEC_UNSUPPORTED, and AUDIO_TRUNCATED where
 * there is no page.
 */
export async function firstOggGroup(source: ByteSource, start: number): Promise<OggGroup> {
  const firstPages: OggPage[] = [];
  for await (const pages of oggPages(source, start)) {
    const heads = pages.slice(0, pages.findIndex((page) => !page.isFirst) >>> 0);
    firstPages.push(...heads);
    if (heads.length < pages.length) break;
  }
  const group = oggGroup(firstPages);
  if (group.streams.length > 0) return group;
  const isSpeex = firstPages.some((page) => fourCharacters(page.body, 0) === 'Spee');
  if (isSpeex) throw unsupportedCodec('Ogg', 'Speex');
  if (group.hasVideo) throw noAudioTrack();
  throw firstPages.length === 0 ? truncatedFile(0) : unsupportedCodec('Ogg', 'an unknown codec');
}

/** What first pages that follow each other say. */
export function oggGroup(firstPages: readonly OggPage[]): OggGroup {
  return {
    streams: firstPages.map(readStream).filter((stream) => stream !== null),
    hasVideo: firstPages.some((page) => String.fromCharCode(...page.body.subarray(1, 7)) === 'theora'),
  };
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

/** A stream as one of several to choose from; Ogg marks none of them and states no language ahead of its tags. */
export function oggTrack({ codec, channels }: OggStream, index: number): AudioTrack {
  return { number: index + 1, codec, channels, language: null, title: null, isDefault: index === 0 };
}
