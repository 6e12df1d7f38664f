import { decoder as createMp3Decoder } from '@audio/decode-mp3';
import { joinBytes } from '../../byte-source.ts';
import { mp3FrameHeader, sameMp3Stream, type Mp3FrameHeader } from '../../containers/mp3/mp3-header.ts';
import { samplesOf } from '../packet-decoder.ts';

/** Decodes an MP3 stream as it comes in, in pieces of any size. */
export interface Mp3Stream {
  /** The samples that became complete, planar; null where none did. Bytes between frames are skipped. */
  push(bytes: Uint8Array): Float32Array[] | null;
  /** Samples per second; 0 before the first frame. */
  sampleRate(): number;
  free(): void;
}

/** A stream decoder. The decoder itself sees whole frames only: it answers some junk with an endless loop. */
export async function createMp3Stream(): Promise<Mp3Stream> {
  const decoder = await createMp3Decoder();
  const frames = createFrameSplitter();
  return {
    push(bytes) {
      const whole = frames.push(bytes);
      if (whole.length === 0) return null;
      const samples = samplesOf(decoder.decode(whole));
      return samples && samples.slice(0, frames.header()?.channels ?? samples.length);
    },
    sampleRate: () => frames.header()?.sampleRate ?? 0,
    free: () => decoder.free(),
  };
}

/** Cuts whole frames out of a stream; the first frame after junk counts only when another one follows it. */
function createFrameSplitter() {
  let rest: Uint8Array = new Uint8Array(0);
  let reference: Mp3FrameHeader | null = null;
  let isInStep = false;
  const isOfStream = (header: Mp3FrameHeader | null): header is Mp3FrameHeader =>
    header !== null && (reference === null || sameMp3Stream(header, reference));
  /** Size of the frame at `offset`; 0 where there is none, null where more bytes are needed to tell. */
  const frameSize = (bytes: Uint8Array, offset: number): number | null => {
    if (offset + 4 > bytes.length) return null;
    const header = mp3FrameHeader(bytes, offset);
    if (!isOfStream(header)) return 0;
    const end = offset + header.sizeBytes;
    if (isInStep) return end > bytes.length ? null : header.sizeBytes;
    if (end + 4 > bytes.length) return null;
    const follower = mp3FrameHeader(bytes, end);
    if (!follower || !sameMp3Stream(follower, header)) return 0;
    reference ??= header;
    return header.sizeBytes;
  };
  return {
    header: () => reference,
    push(bytes: Uint8Array): Uint8Array {
      const all = rest.length > 0 ? joinBytes([rest, bytes]) : bytes;
      const frames: Uint8Array[] = [];
      let offset = 0;
      for (;;) {
        const size = frameSize(all, offset);
        if (size === null) break;
        if (size > 0) frames.push(all.subarray(offset, offset + size));
        isInStep = size > 0;
        offset += size > 0 ? size : 1;
      }
      rest = all.slice(offset);
      return joinBytes(frames);
    },
  };
}
