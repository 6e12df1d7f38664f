import { joinBytes } from '../byte-source.ts';
import { toInt16 } from '../wav.ts';
import { flacComments, LAST_BLOCK } from './flac-comments.ts';
import { startFlacStream } from './flac-stream.ts';
import type { SoundEncoder } from './sound-encoder.ts';
import type { SoundTags } from './sound-tags.ts';

/** The mark `fLaC`, the header of the first block and STREAMINFO, which always comes first. */
const STREAM_INFO_END = 42;
/** Where STREAMINFO tells the number of samples: four bits, then four bytes. */
const TOTAL_AT = 21;

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
  const info = own.slice(0, STREAM_INFO_END);
  info[4] = (info[4] ?? 0) & ~LAST_BLOCK;
  return joinBytes([info, flacComments(tags)]);
}
