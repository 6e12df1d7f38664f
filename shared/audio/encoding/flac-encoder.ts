import { joinBytes } from '../byte-source.ts';
import { toInt16 } from '../wav.ts';
import { startFlacStream } from './flac-stream.ts';
import type { SoundEncoder } from './sound-encoder.ts';
import { PROVENANCE_TAG, type SoundTags } from './sound-tags.ts';
import { utf8 } from './utf8.ts';

/** The mark `fLaC`, the header of the first block and STREAMINFO, which always comes first. */
const STREAM_INFO_END = 42;
/** Where STREAMINFO tells the number of samples: four bits, then four bytes. */
const TOTAL_AT = 21;
const COMMENT_BLOCK = 4;
const LAST_BLOCK = 0x80;

type FlacEncoding = { sampleRateHz: number; channels: 1 | 2; tags?: SoundTags | undefined };

/** FLAC of 16 bits. */
export async function createFlacEncoder({ sampleRateHz, channels, tags }: FlacEncoding): Promise<SoundEncoder> {
  const stream = await startFlacStream({ sampleRate: sampleRateHz, channels, totalSamples: 0 });
  // The encoder gives the blocks of its own header before the first frame.
  const own = joinBytes(stream.encode(new Int16Array(0)));
  const header = tags ? withComments(own, tags) : own;
  let total = 0;
  let isBegun = false;
  const begin = () => {
    const bytes = isBegun ? [] : [header];
    isBegun = true;
    return bytes;
  };
  return {
    encode(block) {
      total += block[0]?.length ?? 0;
      return joinBytes([...begin(), ...stream.encode(toInt16(block))]);
    },
    finish() {
      const rest = joinBytes([...begin(), ...stream.finish()]);
      const bytes = header.slice(0, STREAM_INFO_END);
      const view = new DataView(bytes.buffer);
      view.setUint8(TOTAL_AT, (view.getUint8(TOTAL_AT) & 0xf0) | Math.floor(total / 2 ** 32));
      view.setUint32(TOTAL_AT + 1, total % 2 ** 32);
      return { rest, patch: { offset: 0, bytes } };
    },
    close: () => stream.close(),
  };
}

/** The header with our comments in place of the encoder's, which only name the encoder. */
function withComments(own: Uint8Array, tags: SoundTags): Uint8Array {
  const comments = [
    ['TITLE', tags.title],
    ['COMMENT', tags.comment],
    [PROVENANCE_TAG, tags.provenance],
  ].flatMap(([name, text]) => (text ? [utf8(`${name}=${text}`)] : []));
  const body = joinBytes([
    sized(utf8('libFLAC')),
    littleEndian(comments.length),
    ...comments.map((comment) => sized(comment)),
  ]);
  const head = Uint8Array.of(
    LAST_BLOCK | COMMENT_BLOCK,
    body.length >> 16,
    (body.length >> 8) & 255,
    body.length & 255,
  );
  const info = own.slice(0, STREAM_INFO_END);
  info[4] = (info[4] ?? 0) & ~LAST_BLOCK;
  return joinBytes([info, head, body]);
}

const littleEndian = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
};
const sized = (bytes: Uint8Array): Uint8Array => joinBytes([littleEndian(bytes.length), bytes]);
