import { asciiBytes, joinBytes } from '../byte-source.ts';
import { mp3FrameHeader, type Mp3FrameHeader } from '../containers/mp3/mp3-header.ts';

/** Samples of silence that the encoder puts before the sound; decoders take them and their own delay away. */
const ENCODER_DELAY = 576;
const LAME_TAG_BYTES = 36;
const INDEX_BYTES = 16 + LAME_TAG_BYTES;
const FRAMES_AND_BYTES = 3;
const MOST_PADDING = 0xfff;
const HEADER_BYTES = 4;

/** What the index of an mp3 file tells: `samples` of one channel, and the frames behind the index. */
export type Mp3Length = { samples: number; frames: number; frameBytes: number };

/**
 * The index frame that stands before the frames of an mp3 file of constant bit rate. Frames are always full: only the index
 * tells a player how long the sound really is. `firstFrame` begins with the header of the first frame; the size of the index
 * depends on nothing else.
 */
export function mp3Index(firstFrame: Uint8Array, length: Mp3Length): Uint8Array {
  const first = mp3FrameHeader(firstFrame, 0);
  if (!first) throw new Error('The mp3 encoder gave no frame.');
  const index = emptyFrame(firstFrame, first.sideInfoBytes);
  const view = new DataView(index.buffer);
  const at = HEADER_BYTES + first.sideInfoBytes;
  index.set(asciiBytes('Info'), at);
  view.setUint32(at + 4, FRAMES_AND_BYTES);
  view.setUint32(at + 8, length.frames);
  view.setUint32(at + 12, index.length + length.frameBytes);
  index.set(asciiBytes('LAME3.100'), at + 16);
  const spare = length.frames * first.samples - ENCODER_DELAY - length.samples;
  const padding = Math.max(0, Math.min(MOST_PADDING, spare));
  // Twelve bits each.
  view.setUint8(at + 37, ENCODER_DELAY >> 4);
  view.setUint8(at + 38, ((ENCODER_DELAY & 15) << 4) | (padding >> 8));
  view.setUint8(at + 39, padding & 0xff);
  return index;
}

/** Counts the frames of an mp3 stream that comes in pieces cut anywhere. */
export interface Mp3FrameCounter {
  push(bytes: Uint8Array): void;
  count(): number;
}

/** A counter at the start of the first frame. */
export function createMp3FrameCounter(): Mp3FrameCounter {
  let rest: Uint8Array = new Uint8Array(0);
  let toSkip = 0;
  let count = 0;
  return {
    push(bytes) {
      const joined = joinBytes([rest, bytes]);
      let at = toSkip;
      while (at + HEADER_BYTES <= joined.length) {
        const header: Mp3FrameHeader | null = mp3FrameHeader(joined, at);
        if (!header) throw new Error('The mp3 encoder gave something that is no frame.');
        at += header.sizeBytes;
        count += 1;
      }
      toSkip = Math.max(0, at - joined.length);
      rest = joined.slice(Math.min(at, joined.length));
    },
    count: () => count,
  };
}

/** An empty frame with the header of the first one, at the lowest bit rate that leaves room for the index. */
function emptyFrame(firstFrame: Uint8Array, sideInfoBytes: number): Uint8Array {
  for (let rate = 1; rate < 15; rate++) {
    // A slice of a Node buffer would be the frame itself.
    const bytes = Uint8Array.from(firstFrame.subarray(0, HEADER_BYTES));
    bytes[2] = ((bytes[2] ?? 0) & 0x0d) | (rate << 4);
    const size = mp3FrameHeader(bytes, 0)?.sizeBytes ?? 0;
    if (size >= HEADER_BYTES + sideInfoBytes + INDEX_BYTES) {
      return joinBytes([bytes, new Uint8Array(size - HEADER_BYTES)]);
    }
  }
  throw new Error('No mp3 frame has room for an index.');
}
