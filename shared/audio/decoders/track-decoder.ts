import { decoder as createFlacDecoder } from '@audio/decode-flac';
import { decoder as createMp3Decoder } from '@audio/decode-mp3';
import { createOpusDecoder } from '@audio/decode-opus/core';
import { decoder as createVorbisDecoder } from '@audio/decode-vorbis';
import { isFailure } from '../../domain/failures/failure.ts';
import { unsupportedCodec } from '../audio-failure.ts';
import { asciiBytes, joinBytes, viewOf } from '../byte-source.ts';
import { aacSampleDescription } from '../containers/mp4/aac-description.ts';
import { withoutZeroRuns } from '../containers/aac/aac-zeros.ts';
import { coreConfig } from '../containers/mp4/core-aac.ts';
import { aacFacts } from '../containers/mp4/mp4-codec-facts.ts';
import { mp4Slice } from '../containers/mp4/mp4-slice.ts';
import { createOggPageWriter } from '../containers/ogg/ogg-page-writer.ts';
import type { PacketTrack } from '../containers/packet-track.ts';
import { pcmToPlanar, type PcmFormat } from '../pcm.ts';
import { flacHeader } from './flac-audio.ts';
import { createNativeDecode } from './native-decode.ts';
import { samplesOf, type ChunkDecoder, type DecodedChunk } from './packet-decoder.ts';
import type { RatedBlock } from './steady-blocks.ts';

/** Decodes consecutive packets of one track, at the decoder's own rate. `null` where they gave no sample yet. */
export interface TrackDecoder {
  decode(packets: Uint8Array[]): Promise<RatedBlock | null>;
  flush(): RatedBlock | null;
  free(): void;
}

/** The decoder for a track's codec. Throws AUDIO_CODEC_UNSUPPORTED. */
export async function createTrackDecoder(track: PacketTrack, container: string): Promise<TrackDecoder> {
  switch (track.codec) {
    case 'opus':
      return opusDecoder(track);
    case 'vorbis':
      return vorbisDecoder(track, container);
    case 'flac':
      return chunkDecoder(
        await createFlacDecoder(),
        track.description && flacHeader(flacStreamInfo(track.description)),
      );
    case 'mp3':
      return chunkDecoder(await createMp3Decoder(), null);
    case 'aac':
      return aacDecoder(track, container);
    default:
      return pcmDecoder(track, container);
  }
}

function blockOf(chunk: DecodedChunk): RatedBlock | null {
  const channels = samplesOf(chunk);
  return channels && { channels, sampleRate: chunk.sampleRate };
}

function chunkDecoder(decoder: ChunkDecoder, header: Uint8Array | null): TrackDecoder {
  if (header) decoder.decode(header);
  return {
    decode: (packets) => Promise.resolve(blockOf(decoder.decode(joinBytes(packets)))),
    flush: () => (decoder.flush ? blockOf(decoder.flush()) : null),
    free: () => decoder.free(),
  };
}

/** The stream info block inside a codec header, which may or may not begin with the `fLaC` marker. */
function flacStreamInfo(description: Uint8Array): Uint8Array {
  return description.subarray(description[0] === 0x66 ? 8 : 4);
}

async function opusDecoder({ description, channels }: PacketTrack): Promise<TrackDecoder> {
  const decoder = await createOpusDecoder();
  const view = description && description.length >= 19 ? viewOf(description) : null;
  const family = view?.getUint8(18) ?? 0;
  const layout =
    view && description && family > 0 && description.length >= 21 + channels
      ? {
          streamCount: view.getUint8(19),
          coupledStreamCount: view.getUint8(20),
          channelMappingTable: description.subarray(21, 21 + channels),
        }
      : {};
  decoder.configure({
    channels,
    preSkip: view?.getUint16(10, true) ?? 0,
    outputGain: view?.getInt16(16, true) ?? 0,
    ...layout,
  });
  return {
    decode: (packets) => Promise.resolve(blockOf(decoder.decodeFrames(packets))),
    flush: () => null,
    free: () => decoder.free(),
  };
}

/** Matroska keeps Vorbis' three headers laced in one; the decoder wants them as Ogg pages. */
async function vorbisDecoder({ description }: PacketTrack, container: string): Promise<TrackDecoder> {
  const headers = description && xiphPackets(description);
  if (!headers || headers.length !== 3) throw unsupportedCodec(container, 'Vorbis without its headers');
  const writer = createOggPageWriter();
  const decoder = await createVorbisDecoder();
  const [identification, ...others] = headers as [Uint8Array, Uint8Array, Uint8Array];
  // Tags may be larger than a page; the decoder only needs a comment packet to be there.
  const comment = asciiBytes('\u0003vorbis\0\0\0\0\0\0\0\0\u0001');
  decoder.decode(joinBytes([writer.pages([identification], true), writer.pages([comment, others[1] as Uint8Array])]));
  return {
    decode: (packets) => Promise.resolve(blockOf(decoder.decode(writer.pages(packets)))),
    flush: () => blockOf(decoder.flush()),
    free: () => decoder.free(),
  };
}

function xiphPackets(laced: Uint8Array): Uint8Array[] {
  const sizes: number[] = [];
  let offset = 1;
  for (let packet = 0; packet < (laced[0] ?? 0); packet += 1) {
    let size = 0;
    while (laced[offset] === 255) {
      size += 255;
      offset += 1;
    }
    sizes.push(size + (laced[offset] ?? 0));
    offset += 1;
  }
  const packets = sizes.map((size) => laced.subarray(offset, (offset += size)));
  return [...packets, laced.subarray(offset)];
}

const RUN_IN_FRAMES = 2;

async function aacDecoder(track: PacketTrack, container: string): Promise<TrackDecoder> {
  if (!track.description) throw unsupportedCodec(container, 'AAC without its configuration');
  const sampleRate = aacFacts(track.description).sampleRate ?? track.sampleRate;
  const decode = await createNativeDecode(sampleRate);
  const sampleDescription = aacSampleDescription(coreConfig(track.description), track);
  let runIn: Uint8Array[] = [];
  return {
    async decode(packets) {
      const all = [...runIn, ...packets];
      const sizes = all.map((packet) => packet.length);
      const durations = all.map(() => 1024);
      const data = withoutZeroRuns(joinBytes(all));
      const file = mp4Slice({ sampleDescription, timescale: sampleRate, sizes, durations, data });
      const channels = await decode(file).catch((error: unknown) => {
        throw isFailure(error) ? error : unsupportedCodec(container, 'AAC', error);
      });
      const perPacket = (channels[0]?.length ?? 0) / all.length;
      const skip = Math.round(runIn.length * perPacket);
      runIn = all.slice(-RUN_IN_FRAMES).map((packet) => packet.slice());
      return { channels: channels.map((samples) => samples.subarray(skip)), sampleRate };
    },
    flush: () => null,
    free: () => undefined,
  };
}

function pcmDecoder(track: PacketTrack, container: string): TrackDecoder {
  const format = pcmFormat(track.codec, track.channels);
  if (!format) throw unsupportedCodec(container, track.codec);
  return {
    decode: (packets) =>
      Promise.resolve({ channels: pcmToPlanar(joinBytes(packets), format), sampleRate: track.sampleRate }),
    flush: () => null,
    free: () => undefined,
  };
}

function pcmFormat(codec: string, channels: number): PcmFormat | null {
  if (codec === 'alaw' || codec === 'ulaw') return { encoding: codec, bitsPerSample: 8, isBigEndian: false, channels };
  const match = /^pcm-([sfu])(\d+)(be)?$/.exec(codec);
  if (!match) return null;
  const encoding = match[1] === 'f' ? 'float' : match[1] === 'u' ? 'unsigned' : 'integer';
  return { encoding, bitsPerSample: Number(match[2]), isBigEndian: match[3] === 'be', channels };
}
