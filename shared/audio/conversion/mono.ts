import type { DecodedAudio } from '../decoded-audio.ts';
import { createMonoMix } from './mono-mix.ts';
import { createOffsetRemover } from './offset-remover.ts';
import { createResampler } from './resampler.ts';

/** Turns blocks of channels into one channel. */
export interface MonoStream {
  /** One sample a frame; valid until the next call. */
  push(block: readonly Float32Array[]): Float32Array;
}

/**
 * One channel as models and measures need it: channels in opposite phase do not cancel, a constant offset is taken off.
 */
export function createMono(sampleRate: number): MonoStream {
  const mix = createMonoMix(sampleRate);
  const remover = createOffsetRemover(sampleRate);
  return { push: (block) => remover.push(mix.push(block)) };
}

/** The mean of all channels: never louder than the loudest of them. One channel is passed through. */
export function downmix(block: readonly Float32Array[]): Float32Array {
  const [first] = block;
  if (!first) return new Float32Array(0);
  if (block.length === 1) return first;
  const share = 1 / block.length;
  const out = new Float32Array(first.length);
  for (let index = 0; index < out.length; index += 1) out[index] = (first[index] as number) * share;
  for (let other = 1; other < block.length; other += 1) {
    const channel = block[other] as Float32Array;
    for (let index = 0; index < out.length; index += 1) {
      out[index] = (out[index] as number) + (channel[index] as number) * share;
    }
  }
  return out;
}

/** The recording as one channel (see `createMono`) at `targetHz`, on the same time line. Blocks are only valid until the next one. */
export async function* monoAt(audio: DecodedAudio, targetHz: number): AsyncGenerator<Float32Array> {
  const mono = createMono(audio.sampleRate);
  const resampler = createResampler(audio.sampleRate, targetHz);
  for await (const block of audio.blocks()) {
    const samples = resampler.push(mono.push(block));
    if (samples.length > 0) yield samples;
  }
  const rest = resampler.flush();
  if (rest.length > 0) yield rest;
}
