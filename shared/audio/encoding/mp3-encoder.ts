import { joinBytes } from '../byte-source.ts';
import { id3Tag } from './id3-tag.ts';
import { createMp3FrameCounter, mp3Index } from './mp3-index.ts';
import { startMp3Stream } from './mp3-stream.ts';
import type { SoundEncoder } from './sound-encoder.ts';
import type { SoundTags } from './sound-tags.ts';

const NO_LENGTH = { samples: 0, frames: 0, frameBytes: 0 };

type Mp3Encoding = { sampleRateHz: number; channels: 1 | 2; bitrate: number; tags?: SoundTags | undefined };

/** MP3 whose index before the first frame tells its exact length, with its tags before that. */
export async function createMp3Encoder({ tags, ...encoding }: Mp3Encoding): Promise<SoundEncoder> {
  const stream = await startMp3Stream(encoding);
  const tag = tags ? id3Tag(tags) : new Uint8Array(0);
  const counter = createMp3FrameCounter();
  let firstFrame: Uint8Array | null = null;
  let samples = 0;
  let frameBytes = 0;
  /** The first bytes come with room for the index before them, whose size their header decides. */
  const counted = (bytes: Uint8Array): Uint8Array => {
    if (bytes.length === 0) return bytes;
    counter.push(bytes);
    frameBytes += bytes.length;
    if (firstFrame) return bytes;
    firstFrame = bytes.slice(0, 4);
    return joinBytes([tag, mp3Index(firstFrame, NO_LENGTH), bytes]);
  };
  return {
    encode(block) {
      samples += block[0]?.length ?? 0;
      return counted(stream.encode(block));
    },
    finish() {
      const rest = counted(stream.finish());
      if (!firstFrame) return { rest: tag, patch: null };
      const bytes = mp3Index(firstFrame, { samples, frames: counter.count(), frameBytes });
      return { rest, patch: { offset: tag.length, bytes } };
    },
    close: () => undefined,
  };
}
