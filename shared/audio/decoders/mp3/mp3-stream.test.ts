import { describe, expect, it } from 'vitest';
import { bytesSource, joinBytes } from '../../byte-source.ts';
import { createSoundEncoder } from '../../encoding/create-sound-encoder.ts';
import { openAudio } from '../../open-audio.ts';
import { createMp3Stream } from './mp3-stream.ts';

async function encoded(channels: 1 | 2): Promise<Uint8Array> {
  const encoder = await createSoundEncoder({ format: 'mp3', sampleRateHz: 32_000, channels, bitrate: 64_000 });
  const tone = Float32Array.from({ length: 64_000 }, (_, index) => 0.5 * Math.sin(index / (10 + index / 9000)));
  const block = Array.from({ length: channels }, () => tone);
  const begin = encoder.encode(block);
  const { rest, patch } = encoder.finish();
  const file = joinBytes([begin, rest]);
  if (patch) file.set(patch.bytes, patch.offset);
  return file;
}

async function decodedAtOnce(file: Uint8Array): Promise<Float32Array> {
  const audio = await openAudio(bytesSource(file));
  const parts: Float32Array[] = [];
  for await (const block of audio.blocks()) parts.push(block[0]!.slice());
  audio.close();
  return joined(parts);
}

async function decodedInPieces(file: Uint8Array, sizeAt: (index: number) => number) {
  const stream = await createMp3Stream();
  const parts: Float32Array[] = [];
  let channels = 0;
  for (let offset = 0, index = 0; offset < file.length; index += 1) {
    const size = sizeAt(index);
    const block = stream.push(file.slice(offset, offset + size));
    if (block) {
      channels = block.length;
      parts.push(block[0]!.slice());
    }
    offset += size;
  }
  const rate = stream.sampleRate();
  stream.free();
  return { samples: joined(parts), rate, channels };
}

function joined(parts: Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

describe('an mp3 that comes in', () => {
  it.each([
    ['a few bytes at a time', () => 7],
    ['pieces of all sizes', (index: number) => 1 + ((index * 911) % 3001)],
    ['all at once', () => 1_000_000],
  ])('gives the same sound in %s as when it is complete', async (_name, sizeAt) => {
    const file = await encoded(2);
    const { samples, rate, channels } = await decodedInPieces(file, sizeAt);
    expect([rate, channels]).toEqual([32_000, 2]);
    const whole = await decodedAtOnce(file);
    expect(samples.length).toBe(whole.length);
    expect(samples.every((sample, index) => sample === whole[index])).toBe(true);
  });

  it('is found behind junk, and again behind junk in its middle', async () => {
    const file = await encoded(1);
    const junk = Uint8Array.from({ length: 5000 }, (_, index) => (index % 17 === 0 ? 0xff : (index * 37) % 256));
    const half = Math.floor(file.length / 2);
    const broken = joinBytes([junk, file.slice(0, half), junk, file.slice(half)]);
    const { samples } = await decodedInPieces(broken, () => 1000);
    const whole = await decodedAtOnce(file);
    expect(samples.length).toBeGreaterThan(whole.length * 0.9);
    expect(samples.length).toBeLessThanOrEqual(whole.length);
  });

  it('gives nothing and keeps nothing of what is no mp3', async () => {
    const noise = Uint8Array.from({ length: 200_000 }, (_, index) => (index * index * 31) % 251);
    expect((await decodedInPieces(noise, () => 4096)).samples).toHaveLength(0);
  });
});
