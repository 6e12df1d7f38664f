import { describe, expect, it } from 'vitest';
import { bytesSource, joinBytes } from '../../shared/audio/byte-source.ts';
import { openAudio } from '../../shared/audio/open-audio.ts';
import { pcmToPlanar } from '../../shared/audio/pcm.ts';
import { createAudioEncoder } from './create-audio-encoder.ts';
import type { AudioEncoderFormat } from './audio-encoder.ts';

const SAMPLES = 40_321;

const tone = (sampleRateHz: number): Float32Array =>
  Float32Array.from({ length: SAMPLES }, (_, index) => 0.4 * Math.sin((2 * Math.PI * 440 * index) / sampleRateHz));

const encoded = async (format: Partial<AudioEncoderFormat>): Promise<Uint8Array> => {
  const whole: AudioEncoderFormat = { format: 'wav', sampleRateHz: 32_000, channels: 1, bitrate: 128_000, ...format };
  const encoder = await createAudioEncoder(whole);
  const samples = tone(whole.sampleRateHz);
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < samples.length; start += 5000) {
    pieces.push(encoder.encode(samples.subarray(start, start + 5000)));
  }
  const { rest, patch } = encoder.finish();
  const file = joinBytes([...pieces, rest]);
  if (patch) file.set(patch.bytes, patch.offset);
  return file;
};

const decoded = async (bytes: Uint8Array) => {
  const audio = await openAudio(bytesSource(bytes));
  const channels: number[][] = [];
  for await (const block of audio.blocks()) {
    for (const [index, channel] of block.entries()) (channels[index] ??= []).push(...channel);
  }
  return { sampleRate: audio.sampleRate, channels };
};

/** Largest difference between two sounds that begin together. */
const difference = (left: ArrayLike<number>, right: ArrayLike<number>): number => {
  let most = 0;
  for (let index = 0; index < left.length; index++) most = Math.max(most, Math.abs(left[index]! - right[index]!));
  return most;
};

describe('encoding speech', () => {
  for (const format of ['wav', 'flac', 'pcmu_wav'] as const) {
    for (const channels of [1, 2] as const) {
      it(`writes ${format} with ${channels} channel(s) of exactly the length it was given`, async () => {
        const result = await decoded(await encoded({ format, channels }));
        expect(result.sampleRate).toBe(32_000);
        expect(result.channels.map((channel) => channel.length)).toEqual(Array(channels).fill(SAMPLES));
        for (const channel of result.channels) {
          expect(difference(tone(32_000), channel)).toBeLessThan(format === 'pcmu_wav' ? 0.02 : 0.0001);
        }
      });
    }
  }

  it('writes bare samples', async () => {
    const pcm = await encoded({ format: 'pcm', channels: 2 });
    expect(pcm.length).toBe(SAMPLES * 4);
    const format = { encoding: 'integer', bitsPerSample: 16, isBigEndian: false, channels: 2 } as const;
    expect(difference(tone(32_000), pcmToPlanar(pcm, format)[1]!)).toBeLessThan(0.0001);
    expect((await encoded({ format: 'pcmu_raw', sampleRateHz: 8000 })).length).toBe(SAMPLES);
  });

  it('writes mp3 at every rate, lowering bit rates that do not exist there', async () => {
    for (const sampleRateHz of [8000, 16_000, 22_050, 24_000, 32_000, 44_100]) {
      const bytes = await encoded({ format: 'mp3', sampleRateHz, bitrate: 256_000 });
      const result = await decoded(bytes);
      const most = sampleRateHz >= 32_000 ? 256_000 : sampleRateHz >= 16_000 ? 160_000 : 64_000;
      expect(result.sampleRate).toBe(sampleRateHz);
      expect((await decoded(await encoded({ format: 'mp3', sampleRateHz, bitrate: 32_000 }))).sampleRate).toBe(
        sampleRateHz,
      );
      // Whole frames: the delay of the encoder before, filled up behind.
      expect(result.channels[0]!.length).toBeGreaterThanOrEqual(SAMPLES);
      expect(result.channels[0]!.length).toBeLessThan(SAMPLES + 3 * 1152);
      const bitsPerSecond = (bytes.length * 8) / (result.channels[0]!.length / sampleRateHz);
      expect(bitsPerSecond / most).toBeCloseTo(1, 1);
    }
  });

  it('writes a whole mp3 of exactly the length and place of the sound', async () => {
    for (const [sampleRateHz, bitrate] of [
      [8000, 32_000],
      [24_000, 128_000],
      [32_000, 64_000],
      [44_100, 256_000],
    ] as const) {
      const result = await decoded(await encoded({ format: 'mp3', sampleRateHz, bitrate, channels: 2, isWhole: true }));
      expect(
        result.channels.map((channel) => channel.length),
        String(sampleRateHz),
      ).toEqual([SAMPLES, SAMPLES]);
      expect(
        difference(tone(sampleRateHz).subarray(2000, 38_000), result.channels[0]!.slice(2000, 38_000)),
      ).toBeLessThan(0.1);
    }
  });

  it('keeps nothing back: most of a file is given out while its samples come', async () => {
    for (const format of ['mp3', 'wav', 'flac', 'pcmu_wav'] as const) {
      const encoder = await createAudioEncoder({
        format,
        sampleRateHz: 32_000,
        channels: 1,
        bitrate: 128_000,
        isWhole: true,
      });
      let givenBytes = 0;
      for (let count = 0; count < 20; count += 1) givenBytes += encoder.encode(tone(32_000)).length;
      const { rest } = encoder.finish();
      expect(rest.length, format).toBeLessThan(givenBytes / 10);
    }
  });

  it('gives the first bytes of an mp3 within its first frames', async () => {
    const encoder = await createAudioEncoder({ format: 'mp3', sampleRateHz: 32_000, channels: 1, bitrate: 128_000 });
    expect(encoder.encode(tone(32_000).subarray(0, 4 * 1152)).length).toBeGreaterThan(0);
    encoder.close();
  });
});
