import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bytesSource, joinBytes } from '../../../shared/audio/byte-source.ts';
import { openAudio } from '../../../shared/audio/open-audio.ts';
import { createAudioEncoder } from '../create-audio-encoder.ts';
import { opusRateHz } from './opus-stream.ts';

const DURATION_MS = 1510;
const BURST_MS = 700;

const folder = mkdtempSync(path.join(tmpdir(), 'opus-stream-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Silence with a burst of sound in it, given to the encoder in pieces. */
async function written(sampleRateHz: number, channels: 1 | 2): Promise<Uint8Array> {
  const encoder = await createAudioEncoder({ format: 'opus', sampleRateHz, channels, bitrate: 128_000 });
  const samples = new Float32Array((DURATION_MS * sampleRateHz) / 1000);
  const start = (BURST_MS * sampleRateHz) / 1000;
  for (let at = start; at < start + sampleRateHz / 10; at += 1) samples[at] = 0.7 * Math.sin(at / 3);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < samples.length; at += 777) pieces.push(encoder.encode(samples.subarray(at, at + 777)));
  const { rest, patch } = encoder.finish();
  encoder.close();
  expect(patch).toBeNull();
  return joinBytes([...pieces, rest]);
}

it.each([
  [8000, 1],
  [16_000, 2],
  [24_000, 1],
  [48_000, 2],
] as const)('writes Opus at %i Hz with %i channel(s), exact in length and place', async (rate, channels) => {
  const bytes = await written(rate, channels);
  const audio = await openAudio(bytesSource(bytes));
  expect([audio.container, audio.codec, audio.channels]).toEqual(['ogg', 'opus', channels]);
  const samples: number[] = [];
  for await (const [block] of audio.blocks()) for (const value of block ?? []) samples.push(value);
  expect(Math.abs((samples.length * 1000) / audio.sampleRate - DURATION_MS)).toBeLessThan(1);
  const heardMs = (samples.findIndex((value) => Math.abs(value) > 0.2) * 1000) / audio.sampleRate;
  expect(Math.abs(heardMs - BURST_MS)).toBeLessThan(4);
  const file = path.join(folder, `${rate}.opus`);
  writeFileSync(file, bytes);
  execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
  const stated = execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]);
  expect(Math.abs(Number(String(stated)) * 1000 - DURATION_MS)).toBeLessThan(10);
});

it('gives a file even where there is no sound', async () => {
  const encoder = await createAudioEncoder({ format: 'opus', sampleRateHz: 24_000, channels: 1, bitrate: 64_000 });
  const file = path.join(folder, 'empty.opus');
  writeFileSync(file, encoder.finish().rest);
  execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-f', 'null', '-']);
});

it('takes the next rate of Opus for rates that it does not have', () => {
  expect([8000, 16_000, 22_050, 24_000, 32_000, 44_100].map(opusRateHz)).toEqual([
    8000, 16_000, 24_000, 24_000, 48_000, 48_000,
  ]);
});
