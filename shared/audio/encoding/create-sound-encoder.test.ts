import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bytesSource, joinBytes } from '../byte-source.ts';
import { openAudio } from '../open-audio.ts';
import { createSoundEncoder } from './create-sound-encoder.ts';
import type { SoundEncoding } from './sound-encoder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sound-encoder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SAMPLES = 100_003;

const tone = (hz: number, rate: number): Float32Array =>
  Float32Array.from({ length: SAMPLES }, (_, index) => 0.3 * Math.sin((2 * Math.PI * hz * index) / rate));

async function encoded(encoding: SoundEncoding, blockSize: number): Promise<Uint8Array> {
  const encoder = await createSoundEncoder(encoding);
  const channels = [tone(300, encoding.sampleRateHz), tone(700, encoding.sampleRateHz)].slice(0, encoding.channels);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < SAMPLES; at += blockSize) {
    pieces.push(encoder.encode(channels.map((channel) => channel.subarray(at, at + blockSize))));
  }
  const { rest, patch } = encoder.finish();
  const file = joinBytes([...pieces, rest]);
  if (patch) file.set(patch.bytes, patch.offset);
  return file;
}

async function decoded(bytes: Uint8Array): Promise<{ durationMs: number | null; channels: Float32Array[] }> {
  const audio = await openAudio(bytesSource(bytes));
  const parts: number[][] = [];
  for await (const block of audio.blocks())
    block.forEach((channel, index) => {
      const list = (parts[index] ??= []);
      for (const value of channel) list.push(value);
    });
  return { durationMs: audio.durationMs, channels: parts.map((part) => Float32Array.from(part)) };
}

function probe(bytes: Uint8Array, extension: string) {
  const file = path.join(folder, `probe.${extension}`);
  writeFileSync(file, bytes);
  const answer = execFileSync('ffprobe', ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', file]);
  execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
  return JSON.parse(String(answer)) as {
    format: { duration: string; tags?: Record<string, string> };
    streams: { sample_rate: string; channels: number }[];
  };
}

describe('writing sound files', () => {
  for (const format of ['mp3', 'wav', 'flac'] as const) {
    for (const [sampleRateHz, channels] of [
      [44_100, 2],
      [32_000, 1],
      [24_000, 2],
      [8000, 1],
    ] as const) {
      it(`writes ${format} at ${sampleRateHz} Hz with ${channels} channel(s), exact in length and place`, async () => {
        const bytes = await encoded({ format, sampleRateHz, channels, bitrate: 256_000 }, 4001);
        const { channels: found } = await decoded(bytes);
        expect(found.map((channel) => channel.length)).toEqual(Array(channels).fill(SAMPLES));
        for (const [index, channel] of found.entries()) {
          const wanted = tone(index === 0 ? 300 : 700, sampleRateHz);
          let most = 0;
          for (let at = 3000; at < SAMPLES - 3000; at++) most = Math.max(most, Math.abs(channel[at]! - wanted[at]!));
          expect(most).toBeLessThan(format === 'mp3' ? 0.05 : 0.0001);
        }
        const { streams } = probe(bytes, format);
        expect(streams[0]).toMatchObject({ sample_rate: String(sampleRateHz), channels });
      });
    }

    it(`writes the same ${format} however the samples come`, async () => {
      const encoding = { format, sampleRateHz: 44_100, channels: 1, bitrate: 128_000 } as const;
      const whole = await encoded(encoding, SAMPLES);
      expect(Buffer.compare(whole, await encoded(encoding, 1152 * 3))).toBe(0);
    });
  }

  it('writes title and comment in any script, where other programs find them', async () => {
    const tags = { title: 'Der Fluß 河 🌊', comment: 'Generated with a synthetic voice' };
    for (const format of ['mp3', 'flac', 'wav'] as const) {
      const bytes = await encoded({ format, sampleRateHz: 44_100, channels: 1, bitrate: 128_000, tags }, 5000);
      const found = probe(bytes, format).format.tags ?? {};
      const byName = Object.fromEntries(Object.entries(found).map(([name, value]) => [name.toLowerCase(), value]));
      expect(byName).toMatchObject(tags);
      expect((await decoded(bytes)).channels[0]).toHaveLength(SAMPLES);
    }
  });

  it('writes files without any sound that other programs open', async () => {
    for (const format of ['wav', 'flac'] as const) {
      const encoder = await createSoundEncoder({ format, sampleRateHz: 44_100, channels: 1, bitrate: 128_000 });
      const { rest, patch } = encoder.finish();
      if (patch) rest.set(patch.bytes, patch.offset);
      const file = path.join(folder, `empty.${format}`);
      writeFileSync(file, rest);
      const answer = execFileSync('ffprobe', ['-v', 'error', '-show_streams', '-of', 'json', file]);
      expect(JSON.parse(String(answer)).streams).toHaveLength(1);
    }
  });
});
