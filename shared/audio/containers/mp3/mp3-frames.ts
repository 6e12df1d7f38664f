import { viewOf, fourCharacters, type ByteSource } from '../../byte-source.ts';
import { mp3FrameHeader, sameMp3Stream, type Mp3FrameHeader } from './mp3-header.ts';

const WINDOW_BYTES = 65_536;

/** The frames of one window that follow each other without a gap. */
export type Mp3Run = { bytes: Uint8Array; sizes: number[]; headers: Mp3FrameHeader[] };

/**
 * Walks an MP3 stream frame by frame, skipping whatever lies between frames, and yields runs of whole frames. The decoder
 * never sees junk: it answers some of it with an endless loop.
 */
export async function* mp3Runs(source: ByteSource, start: number): AsyncGenerator<Mp3Run> {
  let reference: Mp3FrameHeader | null = null;
  for (let offset = start; offset < source.size;) {
    const window = await source.read(offset, WINDOW_BYTES);
    if (window.length < 4) return;
    let position = 0;
    const run: Mp3Run = { bytes: window, sizes: [], headers: [] };
    for (;;) {
      const header = mp3FrameHeader(window, position);
      if (!header || (reference && !sameMp3Stream(header, reference))) break;
      if (position + header.sizeBytes > window.length) break;
      reference ??= header;
      run.sizes.push(header.sizeBytes);
      run.headers.push(header);
      position += header.sizeBytes;
    }
    if (position > 0) {
      yield { ...run, bytes: window.subarray(0, position) };
      offset += position;
      continue;
    }
    const next = nextFrame(window, reference);
    if (next === null && offset + window.length >= source.size) return;
    offset += next ?? window.length - 3;
  }
}

/** Offset of the next believable frame after position 0: a header of the same stream that another one follows. */
function nextFrame(window: Uint8Array, reference: Mp3FrameHeader | null): number | null {
  for (let position = 1; position + 4 <= window.length; position += 1) {
    if (window[position] !== 0xff) continue;
    const header = mp3FrameHeader(window, position);
    if (!header || (reference && !sameMp3Stream(header, reference))) continue;
    const follower = position + header.sizeBytes;
    if (follower + 4 > window.length) return follower > window.length ? null : position;
    const second = mp3FrameHeader(window, follower);
    if (second && sameMp3Stream(second, header)) return position;
  }
  return null;
}

/** What the first frame says about the whole file. */
export type Mp3Index = {
  kind: 'Xing' | 'Info' | 'VBRI';
  frames: number | null;
  bytes: number | null;
  /** Encoder delay and padding in samples, where a LAME tag states them. */
  delay: number | null;
  padding: number | null;
};

/** Reads a Xing, Info or VBRI header inside the first frame, null where there is none. */
export function mp3Index(frame: Uint8Array, header: Mp3FrameHeader): Mp3Index | null {
  const view = viewOf(frame);
  const xing = 4 + header.sideInfoBytes;
  if (frame.length >= 36 + 18 && fourCharacters(frame, 36) === 'VBRI') {
    return { kind: 'VBRI', bytes: view.getUint32(46), frames: view.getUint32(50), delay: null, padding: null };
  }
  if (frame.length < xing + 8) return null;
  const kind = fourCharacters(frame, xing);
  if (kind !== 'Xing' && kind !== 'Info') return null;
  const flags = view.getUint32(xing + 4);
  let offset = xing + 8;
  const field = (flag: number, size: number): number | null => {
    if (!(flags & flag) || offset + size > frame.length) return null;
    offset += size;
    return size === 4 ? view.getUint32(offset - 4) : null;
  };
  const frames = field(1, 4);
  const bytes = field(2, 4);
  field(4, 100);
  field(8, 4);
  return { kind, frames, bytes, ...lameGaps(frame, offset) };
}

function lameGaps(frame: Uint8Array, offset: number): Pick<Mp3Index, 'delay' | 'padding'> {
  const none = { delay: null, padding: null };
  if (offset + 24 > frame.length || !/^(LAME|Lav[fc]|L3\.9)/.test(fourCharacters(frame, offset))) return none;
  const [a = 0, b = 0, c = 0] = frame.subarray(offset + 21, offset + 24);
  return { delay: (a << 4) | (b >> 4), padding: ((b & 15) << 8) | c };
}
