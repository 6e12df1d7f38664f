/**
 * How a sound begins and ends, in samples. It is cut at `limit`. With `fadeOutAt` it fades from there for `fadeOut` samples,
 * else over its last `fadeOut` samples, wherever it ends.
 */
export type SoundFades = { fadeIn: number; fadeOut: number; fadeOutAt: number | null; limit: number };

type Block = Float32Array<ArrayBufferLike>[];

/** Fades and cuts a sound; the blocks are changed in place. Two sounds faded over the same time keep their power. */
export async function* fadedSound(blocks: AsyncIterable<Block>, fades: SoundFades): AsyncGenerator<Block> {
  const { fadeIn, fadeOut, fadeOutAt, limit } = fades;
  const held = fadeOutAt === null ? fadeOut : 0;
  let position = 0;
  let waiting: Block = [];
  const shaped = (block: Block): Block => {
    applyGain(block, (sample) => rising(position + sample, fadeIn));
    if (fadeOutAt !== null) applyGain(block, (sample) => falling(position + sample - fadeOutAt, fadeOut));
    position += lengthOf(block);
    return block;
  };
  let taken = 0;
  for await (const block of blocks) {
    const wanted = block.map((channel) => channel.subarray(0, Math.max(0, limit - taken)));
    taken += lengthOf(wanted);
    const joined = joinBlocks(waiting, wanted);
    const ready = Math.max(0, lengthOf(joined) - held);
    waiting = joined.map((channel) => channel.slice(ready));
    if (ready > 0) yield shaped(joined.map((channel) => channel.subarray(0, ready)));
    if (taken >= limit) break;
  }
  if (lengthOf(waiting) === 0) return;
  const last = lengthOf(waiting);
  applyGain(waiting, (sample) => falling(sample + held - last, held));
  yield shaped(waiting);
}

const lengthOf = (block: Block): number => block[0]?.length ?? 0;

function joinBlocks(left: Block, right: Block): Block {
  if (lengthOf(left) === 0) return right;
  return left.map((channel, index) => {
    const other = right[index] ?? new Float32Array(0);
    const joined = new Float32Array(channel.length + other.length);
    joined.set(channel);
    joined.set(other, channel.length);
    return joined;
  });
}

function applyGain(block: Block, gain: (sample: number) => number): void {
  for (let sample = 0; sample < lengthOf(block); sample++) {
    const value = gain(sample);
    if (value === 1) continue;
    for (const channel of block) channel[sample] = (channel[sample] as number) * value;
  }
}

/** A quarter of a sine: the squares of a rising and a falling one over the same samples add up to one. */
const rising = (sample: number, length: number): number =>
  sample >= length ? 1 : Math.sin((Math.PI / 2) * ((sample + 0.5) / length));
const falling = (sample: number, length: number): number =>
  sample < 0 ? 1 : sample >= length ? 0 : Math.cos((Math.PI / 2) * ((sample + 0.5) / length));
