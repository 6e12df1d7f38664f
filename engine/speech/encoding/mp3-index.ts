import { mp3FrameHeader } from '../../../shared/audio/containers/mp3-header.ts';
import { joinBytes } from '../../../shared/audio/byte-source.ts';

/** Samples of silence that the encoder puts before the sound; decoders take them and their own delay away. */
const ENCODER_DELAY = 576;
const LAME_TAG_BYTES = 36;
const INDEX_BYTES = 16 + LAME_TAG_BYTES;
const FRAMES_AND_BYTES = 3;
const MOST_PADDING = 0xfff;

/**
 * A whole mp3 file of constant bit rate with an index before its first frame. Frames are always full: only the index tells
 * a player how long the sound of `samples` really is.
 */
export function withMp3Index(frames: Uint8Array, samples: number): Uint8Array {
  const first = mp3FrameHeader(frames, 0);
  if (!first) throw new Error('The mp3 encoder gave no frame.');
  const count = countFrames(frames);
  const index = indexFrame(frames, first.sideInfoBytes);
  const view = new DataView(index.buffer);
  const at = 4 + first.sideInfoBytes;
  const text = (offset: number, value: string) => index.set(new TextEncoder().encode(value), offset);
  text(at, 'Info');
  view.setUint32(at + 4, FRAMES_AND_BYTES);
  view.setUint32(at + 8, count);
  view.setUint32(at + 12, index.length + frames.length);
  text(at + 16, 'LAME3.100');
  const padding = Math.max(0, Math.min(MOST_PADDING, count * first.samples - ENCODER_DELAY - samples));
  // Twelve bits each.
  view.setUint8(at + 37, ENCODER_DELAY >> 4);
  view.setUint8(at + 38, ((ENCODER_DELAY & 15) << 4) | (padding >> 8));
  view.setUint8(at + 39, padding & 0xff);
  return joinBytes([index, frames]);
}

function countFrames(frames: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < frames.length; count++) {
    const header = mp3FrameHeader(frames, at);
    if (!header) break;
    at += header.sizeBytes;
  }
  return count;
}

/** An empty frame with the header of the first one, at the lowest bit rate that leaves room for the index. */
function indexFrame(frames: Uint8Array, sideInfoBytes: number): Uint8Array {
  for (let rate = 1; rate < 15; rate++) {
    const bytes = frames.slice(0, 4);
    bytes[2] = (bytes[2]! & 0x0d) | (rate << 4);
    const size = mp3FrameHeader(bytes, 0)?.sizeBytes ?? 0;
    if (size >= 4 + sideInfoBytes + INDEX_BYTES) return joinBytes([bytes, new Uint8Array(size - 4)]);
  }
  throw new Error('No mp3 frame has room for an index.');
}
