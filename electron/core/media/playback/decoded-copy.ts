import { createMonoMix, type MonoMix } from '../../../../shared/audio/conversion/mono-mix.ts';
import { createResampler } from '../../../../shared/audio/conversion/resampler.ts';
import { createWavSink, type WavSink } from '../worker/wav-sink.ts';

const MAX_SAMPLE_RATE = 48_000;

/**
 * A WAV that every browser seeks to the sample, being written from decoded blocks: 16 bit, at most stereo and 48 kHz. More
 * channels than two are folded by putting them left and right in turn. Throws DISK_FULL, FOLDER_READ_ONLY.
 */
export async function createDecodedCopy(
  target: string,
  format: { sampleRate: number; channels: number },
): Promise<WavSink> {
  const channels = Math.min(2, format.channels);
  const sampleRate = Math.min(MAX_SAMPLE_RATE, format.sampleRate);
  const resamplers = Array.from({ length: channels }, () => createResampler(format.sampleRate, sampleRate));
  const mixes = resamplers.map(() => createMonoMix(format.sampleRate));
  const sink = await createWavSink(target, { sampleRate, channels });
  return {
    append: (block) =>
      sink.append(fold(block, mixes).map((samples, channel) => resamplers[channel]?.push(samples) ?? samples)),
    appendSilence: (samples) => {
      const counts = resamplers.map((resampler) => resampler.pushSilence(samples));
      return sink.appendSilence(counts[0] ?? 0);
    },
    async commit() {
      await sink.append(resamplers.map((resampler) => resampler.flush()));
      await sink.commit();
    },
    discard: () => sink.discard(),
  };
}

/** More channels than the copy has are put left and right in turn, without cancelling each other. */
function fold(block: Float32Array[], mixes: readonly MonoMix[]): Float32Array[] {
  if (block.length <= mixes.length) return block;
  return mixes.map((mix, side) => mix.push(block.filter((_, channel) => channel % mixes.length === side)));
}
