import { truncatedFile, unreadable } from '../audio-failure.ts';
import type { ByteSource } from '../byte-source.ts';
import { withoutZeroRuns } from '../containers/aac/aac-zeros.ts';
import { adtsRuns, adtsHeader } from '../containers/aac/adts.ts';
import type { DecodedAudio } from '../decoded-audio.ts';
import { createNativeDecode } from './native-decode.ts';
import { decodeSlices, type AudioSlice } from './sliced-audio.ts';

const FRAME_SAMPLES = 1024;
const FRAMES_PER_SLICE = 800;
const RUN_IN_FRAMES = 2;

/** Opens raw AAC (ADTS) whose first frame lies at `start`. The stream states no length and no encoder delay. */
export async function openAdts(source: ByteSource, start: number): Promise<DecodedAudio> {
  const header = adtsHeader(await source.read(start, 7));
  if (!header) throw unreadable('AAC without a frame');
  return {
    container: 'aac',
    codec: 'aac',
    sampleRate: header.sampleRate,
    channels: header.channels,
    durationMs: null,
    hasVideo: false,
    isTruncated: false,
    async *blocks() {
      const decode = await createNativeDecode(header.sampleRate);
      let isEmpty = true;
      for await (const block of decodeSlices(slices(source, start), decode, { ...header, codec: 'AAC' })) {
        isEmpty = false;
        yield block;
      }
      if (isEmpty) throw truncatedFile(0);
    },
    close: () => undefined,
  };
}

async function* slices(source: ByteSource, start: number): AsyncGenerator<AudioSlice> {
  let frames: Uint8Array[] = [];
  let runIn = 0;
  for await (const run of adtsRuns(source, start)) {
    frames.push(...run);
    while (frames.length >= FRAMES_PER_SLICE + runIn) {
      const slice = frames.slice(0, FRAMES_PER_SLICE + runIn);
      yield adtsSlice(slice, runIn);
      frames = frames.slice(slice.length - RUN_IN_FRAMES);
      runIn = RUN_IN_FRAMES;
    }
  }
  if (frames.length > runIn) yield adtsSlice(frames, runIn);
}

function adtsSlice(frames: Uint8Array[], runIn: number): AudioSlice {
  const file = new Uint8Array(frames.reduce((sum, frame) => sum + frame.length, 0));
  let offset = 0;
  for (const frame of frames) {
    file.set(frame, offset);
    offset += frame.length;
  }
  const keepSamples = (frames.length - runIn) * FRAME_SAMPLES;
  return { file: withoutZeroRuns(file), skipSamples: runIn * FRAME_SAMPLES, keepSamples };
}
