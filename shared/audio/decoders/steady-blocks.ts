import { createMonoMix, type MonoMix } from '../conversion/mono-mix.ts';
import { createResampler, type Resampler } from '../conversion/resampler.ts';

/** Decoded samples as the decoder gave them, which may differ from what the container says. */
export type RatedBlock = { channels: Float32Array[]; sampleRate: number };

/** What a recording promises for all of its blocks. */
export type BlockFormat = { sampleRate: number; channels: number };

/**
 * Brings every block to one rate and one number of channels: a stream may change both in its middle, and containers may be
 * wrong about both. The time line stays: a rate that changes is resampled from the very sample on.
 */
export async function* steadyBlocks(
  blocks: AsyncIterable<RatedBlock>,
  format: BlockFormat,
): AsyncGenerator<Float32Array[]> {
  const mix = createMonoMix(format.sampleRate);
  let rate = format.sampleRate;
  let resamplers: Resampler[] = [];
  const rest = (): Float32Array[] | null => {
    const flushed = resamplers.map((resampler) => resampler.flush());
    resamplers = [];
    return (flushed[0]?.length ?? 0) > 0 ? flushed : null;
  };
  for await (const block of blocks) {
    const channels = withChannels(block.channels, format.channels, mix);
    if (block.sampleRate !== rate) {
      const left = rest();
      if (left) yield left;
      rate = block.sampleRate;
    }
    if (rate === format.sampleRate) {
      yield channels;
      continue;
    }
    if (resamplers.length === 0) resamplers = channels.map(() => createResampler(rate, format.sampleRate));
    const samples = channels.map((channel, index) => resamplers[index]?.push(channel) ?? channel);
    if ((samples[0]?.length ?? 0) > 0) yield samples;
  }
  const left = rest();
  if (left) yield left;
}

/** One channel is put on all, two are kept where more are wanted, anything else is mixed first. */
function withChannels(block: Float32Array[], count: number, mix: MonoMix): Float32Array[] {
  if (block.length === count) return block;
  if (block.length > 1 && block.length < count) {
    const silent = new Float32Array(block[0]?.length ?? 0);
    return Array.from({ length: count }, (_, index) => block[index] ?? silent);
  }
  const mono = mix.push(block);
  return Array.from({ length: count }, () => mono);
}
