import type { Mp4Edit } from '../containers/mp4/mp4-edits.ts';
import { silence } from '../silence.ts';
import type { BlockFormat, RatedBlock } from './steady-blocks.ts';

/** The medium from a sample on to its end, as often as it is asked for. */
export type MediumPass = (fromSample: number) => AsyncGenerator<Float32Array[]>;

/**
 * Plays the edits of a medium in their order. Edits that go on where the one before ended share a pass. A part at another
 * speed comes out at another rate, which `steadyBlocks` brings back.
 */
export async function* editedBlocks(
  edits: readonly Mp4Edit[],
  pass: MediumPass,
  format: BlockFormat,
): AsyncGenerator<RatedBlock> {
  const { sampleRate, channels } = format;
  const reader = createMediumReader(pass);
  try {
    for (const [index, edit] of edits.entries()) {
      if (edit.kind === 'silence') {
        for (const block of silence(edit.seconds * sampleRate, channels, sampleRate))
          yield { channels: block, sampleRate };
        continue;
      }
      const rate = Math.round(sampleRate * edit.rate);
      const from = Math.round(edit.startSeconds * sampleRate);
      const wanted = edit.seconds === null ? Infinity : Math.round(edit.seconds * rate);
      let left = wanted;
      for await (const block of reader.read(from, wanted)) {
        left -= block[0]?.length ?? 0;
        yield { channels: block, sampleRate: rate };
      }
      // Where the medium is shorter than its edit, what follows still stays in its place.
      const isLast = index === edits.length - 1;
      if (isLast || !Number.isFinite(left)) continue;
      for (const block of silence(left, channels, sampleRate)) yield { channels: block, sampleRate: rate };
    }
  } finally {
    await reader.close();
  }
}

/** Reads ranges of a medium; going forwards costs nothing more than reading on. */
function createMediumReader(pass: MediumPass) {
  let blocks: AsyncGenerator<Float32Array[]> | null = null;
  let position = 0;
  let rest: Float32Array[] | null = null;
  const close = async () => {
    await blocks?.return(undefined);
    blocks = null;
    rest = null;
  };
  const next = async (): Promise<Float32Array[] | null> => {
    const ready = rest;
    rest = null;
    if (ready) return ready;
    const result = await blocks?.next();
    return result && !result.done ? result.value : null;
  };
  return {
    close,
    async *read(from: number, length: number): AsyncGenerator<Float32Array[]> {
      if (!blocks || from !== position) {
        await close();
        blocks = pass(from);
        position = from;
      }
      for (let left = length; left > 0;) {
        const block = await next();
        if (!block) return;
        const size = block[0]?.length ?? 0;
        const taken = Math.min(left, size);
        if (taken < size) rest = block.map((channel) => channel.subarray(taken));
        position += taken;
        left -= taken;
        yield taken === size ? block : block.map((channel) => channel.subarray(0, taken));
      }
    },
  };
}
