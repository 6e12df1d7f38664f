import { decoder as createFlacDecoder } from '@audio/decode-flac';
import { truncatedFile, unreadable } from '../audio-failure.ts';
import { joinBytes, readChunks, viewOf, type ByteSource } from '../byte-source.ts';
import { createChunkCount } from '../containers/chunk-count.ts';
import type { DecodedAudio } from '../decoded-audio.ts';
import { createDecoderSlot, decodeChunks } from './packet-decoder.ts';

type StreamInfo = { sampleRate: number; channels: number; samples: number; bytes: Uint8Array; framesOffset: number };

/** Opens a FLAC file whose `fLaC` marker lies at `start`. */
export async function openFlac(source: ByteSource, start: number): Promise<DecodedAudio> {
  const info = await streamInfo(source, start);
  const slot = createDecoderSlot();
  let decoded = 0;
  let isFinished = false;
  return {
    container: 'flac',
    codec: 'flac',
    sampleRate: info.sampleRate,
    channels: info.channels,
    durationMs: info.samples > 0 ? (info.samples / info.sampleRate) * 1000 : null,
    hasVideo: false,
    get isTruncated() {
      return isFinished && info.samples > 0 && decoded < info.samples;
    },
    async *blocks() {
      decoded = 0;
      isFinished = false;
      const decoder = slot.hold(await createFlacDecoder());
      for await (const block of decodeChunks(decoder, flacBytes(source, info))) {
        decoded += block[0]?.length ?? 0;
        yield block;
      }
      isFinished = true;
      if (decoded === 0 && info.samples > 0) throw truncatedFile(0);
    },
    close: () => slot.free(),
  };
}

/** The stream without its pictures and tags: marker, stream info as the only metadata block, frames. */
async function* flacBytes(source: ByteSource, info: StreamInfo): AsyncGenerator<Uint8Array> {
  yield flacHeader(info.bytes);
  let carried = new Uint8Array(0);
  for await (const chunk of readChunks(source, { start: info.framesOffset })) {
    const bytes = joinBytes([carried, chunk]);
    const cut = beforeCutHeader(bytes);
    carried = bytes.slice(cut);
    yield bytes.subarray(0, cut);
  }
  yield carried;
}

const MAX_FRAME_HEADER_BYTES = 16;

/**
 * Where to cut so that no frame header is split: before the first byte near the end that could begin one. The decoder's
 * parser misses a split header, takes two frames for one, and loses as many frames at the end.
 */
function beforeCutHeader(bytes: Uint8Array): number {
  const sync = bytes.subarray(Math.max(0, bytes.length - MAX_FRAME_HEADER_BYTES)).indexOf(0xff);
  return sync < 0 ? bytes.length : Math.max(0, bytes.length - MAX_FRAME_HEADER_BYTES) + sync;
}

/** `fLaC` and a 34-byte stream info block, marked as the last metadata block. */
export function flacHeader(streamInfoBytes: Uint8Array): Uint8Array {
  const header = new Uint8Array(8 + 34);
  header.set([0x66, 0x4c, 0x61, 0x43, 0x80, 0, 0, 34]);
  header.set(streamInfoBytes.subarray(0, 34), 8);
  return header;
}

async function streamInfo(source: ByteSource, start: number): Promise<StreamInfo> {
  let bytes: Uint8Array | null = null;
  const chunks = createChunkCount();
  for (let offset = start + 4; ;) {
    chunks.next();
    const head = await source.read(offset, 4 + 34);
    if (head.length < 4) throw truncatedFile(0);
    const size = viewOf(head).getUint32(0) & 0xff_ffff;
    const type = (head[0] ?? 0) & 0x7f;
    if (type === 0 && head.length >= 4 + 34) bytes = head.slice(4, 4 + 34);
    offset += 4 + size;
    if (((head[0] ?? 0) & 0x80) === 0) continue;
    if (!bytes) throw unreadable('FLAC without stream information');
    return { ...streamFacts(bytes), bytes, framesOffset: offset };
  }
}

/** Rate, channels and total samples (0 where unknown) of a stream info block. */
export function streamFacts(info: Uint8Array): { sampleRate: number; channels: number; samples: number } {
  const view = viewOf(info);
  const packed = view.getUint32(10);
  const sampleRate = packed >>> 12;
  if (sampleRate === 0) throw unreadable('FLAC without a sample rate');
  const samples = (view.getUint8(13) & 15) * 2 ** 32 + view.getUint32(14);
  return { sampleRate, channels: ((packed >>> 9) & 7) + 1, samples };
}
