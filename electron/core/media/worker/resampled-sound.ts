import type { DecodedAudio } from '../../../../shared/audio/decoded-audio.ts';
import { createMonoMix, type MonoMix } from '../../../../shared/audio/conversion/mono-mix.ts';
import { openAudio } from '../../../../shared/audio/open-audio.ts';
import { createResampler } from '../../../../shared/audio/conversion/resampler.ts';
import { isFailure } from '../../../../shared/domain/failures/failure.ts';
import { openFileSource, type ReadWatch } from './file-source.ts';

/** How the samples are wanted. */
export type SampleFormat = { sampleRateHz: number; channels: 1 | 2 };

/**
 * The samples of a sound on its true time line (delay and padding of its encoder taken off), at the wanted rate and with the
 * wanted channels. Each block is the caller's own. A sound that breaks off ends there. Throws AUDIO_*, FILE_MISSING,
 * FILE_CHANGED, CANCELLED.
 */
export async function* resampledSound(
  { file, fileName }: { file: string; fileName: string },
  format: SampleFormat,
  watch: ReadWatch,
): AsyncGenerator<Float32Array[]> {
  const source = await openFileSource(file, fileName, watch);
  try {
    const audio = await openAudio(source);
    try {
      yield* resampled(audio, format);
    } finally {
      audio.close();
    }
  } finally {
    await source.close();
  }
}

async function* resampled(audio: DecodedAudio, format: SampleFormat): AsyncGenerator<Float32Array[]> {
  const resamplers = Array.from({ length: format.channels }, () =>
    createResampler(audio.sampleRate, format.sampleRateHz),
  );
  const mix = createMonoMix(audio.sampleRate);
  for await (const block of untilBroken(audio)) {
    const channels = withChannels(block, format.channels, mix);
    // What a resampler gives is only valid until its next call, and it may be the decoder's own buffer.
    yield resamplers.map((resampler, index) => resampler.push(channels[index] ?? new Float32Array(0)).slice());
  }
  yield resamplers.map((resampler) => resampler.flush().slice());
}

async function* untilBroken(audio: DecodedAudio): AsyncGenerator<Float32Array[]> {
  let count = 0;
  try {
    for await (const block of audio.blocks()) {
      yield block;
      count += 1;
    }
  } catch (error) {
    // A take whose stream was cut is heard as far as it goes.
    const isCut = count > 0 && (!isFailure(error) || error.code.startsWith('AUDIO_'));
    if (!isCut) throw error;
  }
}

function withChannels(block: Float32Array[], channels: 1 | 2, mix: MonoMix): Float32Array[] {
  if (block.length === channels) return block;
  const mono = mix.push(block);
  return channels === 1 ? [mono] : [mono, mono];
}
