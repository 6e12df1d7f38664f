import { decoder as createMp3Decoder } from '@audio/decode-mp3';
import { truncatedFile, unreadable } from '../../audio-failure.ts';
import type { ByteSource } from '../../byte-source.ts';
import type { DecodedAudio } from '../../decoded-audio.ts';
import { mp3Index, mp3Runs, type Mp3Index } from '../../containers/mp3/mp3-frames.ts';
import { mp3FrameHeader, type Mp3FrameHeader } from '../../containers/mp3/mp3-header.ts';
import { createDecoderSlot, decodeChunks } from '../packet-decoder.ts';

/** Samples by which every MP3 decoder lags behind its encoder. */
export const MP3_DECODER_DELAY = 529;

/** Opens an MP3 stream whose first frame lies at `start`. */
export async function openMp3(source: ByteSource, start: number): Promise<DecodedAudio> {
  const { header, index } = await firstMp3Frame(source, start);
  const slot = createDecoderSlot();
  const walk = { frames: 0, isFinished: false };
  return {
    container: 'mp3',
    codec: header.layer === 3 ? 'mp3' : `mp${header.layer}`,
    sampleRate: header.sampleRate,
    channels: header.channels,
    durationMs: statedDurationMs(header, index),
    hasVideo: false,
    get isTruncated() {
      const stated = index?.frames ?? 0;
      return walk.isFinished && walk.frames > 0 && walk.frames < stated;
    },
    async *blocks() {
      Object.assign(walk, { frames: 0, isFinished: false });
      const decoder = slot.hold(await createMp3Decoder());
      for await (const block of decodeChunks(decoder, frameBytes(source, start, walk)))
        yield block.slice(0, header.channels);
      walk.isFinished = true;
      if (walk.frames === 0) throw truncatedFile(0);
    },
    close: () => slot.free(),
  };
}

async function* frameBytes(source: ByteSource, start: number, walk: { frames: number }): AsyncGenerator<Uint8Array> {
  for await (const run of mp3Runs(source, start)) {
    walk.frames += run.sizes.length;
    yield run.bytes;
  }
}

/** Header of the first frame and the index inside it, if any. Throws AUDIO_UNREADABLE. */
export async function firstMp3Frame(
  source: ByteSource,
  start: number,
): Promise<{ header: Mp3FrameHeader; index: Mp3Index | null }> {
  const bytes = await source.read(start, 4096);
  const header = mp3FrameHeader(bytes, 0);
  if (!header) throw unreadable('MP3 without a frame');
  return { header, index: header.layer === 3 ? mp3Index(bytes.subarray(0, header.sizeBytes), header) : null };
}

function statedDurationMs(header: Mp3FrameHeader, index: Mp3Index | null): number | null {
  if (!index?.frames) return null;
  const gaps = index.delay === null ? 0 : index.delay + (index.padding ?? 0);
  return ((index.frames * header.samples - gaps) / header.sampleRate) * 1000;
}
