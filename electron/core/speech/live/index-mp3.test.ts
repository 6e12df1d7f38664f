import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bytesSource, joinBytes } from '../../../../shared/audio/byte-source.ts';
import { startMp3Stream } from '../../../../shared/audio/encoding/mp3-stream.ts';
import { openAudio } from '../../../../shared/audio/open-audio.ts';
import { indexMp3File } from './index-mp3.ts';

const CLICK_MS = 700;
const DURATION_MS = 1500;

const folder = mkdtempSync(path.join(tmpdir(), 'index-mp3-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A click in silence, as a service streams it. */
async function streamed(sampleRateHz: number): Promise<Uint8Array> {
  const samples = new Float32Array((DURATION_MS * sampleRateHz) / 1000);
  samples.fill(0.8, (CLICK_MS * sampleRateHz) / 1000, (CLICK_MS * sampleRateHz) / 1000 + 8);
  const stream = await startMp3Stream({ sampleRateHz, channels: 1, bitrate: 64_000 });
  return joinBytes([stream.encode([samples]), stream.finish()]);
}

async function heard(file: string): Promise<{ durationMs: number; clickMs: number }> {
  const audio = await openAudio(bytesSource(readFileSync(file)));
  const samples: number[] = [];
  for await (const [block] of audio.blocks()) for (const value of block ?? []) samples.push(value);
  const msPerSample = 1000 / audio.sampleRate;
  const loudest = samples.reduce((best, value, at) => (Math.abs(value) > Math.abs(samples[best] ?? 0) ? at : best), 0);
  return { durationMs: samples.length * msPerSample, clickMs: loudest * msPerSample };
}

it.each([16_000, 32_000, 44_100])(
  'brings sound and length of a streamed mp3 of %i Hz to their true times',
  async (rate) => {
    const file = path.join(folder, `${rate}.mp3`);
    writeFileSync(file, await streamed(rate));
    expect((await heard(file)).clickMs).toBeGreaterThan(CLICK_MS + 20);
    await indexMp3File(file, DURATION_MS);
    const { durationMs, clickMs } = await heard(file);
    expect(Math.abs(clickMs - CLICK_MS)).toBeLessThan(2);
    expect(Math.abs(durationMs - DURATION_MS)).toBeLessThan(1);
  },
);

it.each([16_000, 32_000])('keeps what can be heard of a cut stream of %i Hz at its true times', async (rate) => {
  const file = path.join(folder, `cut-${rate}.mp3`);
  const bytes = await streamed(rate);
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * 0.8)));
  await indexMp3File(file, null);
  const { durationMs, clickMs } = await heard(file);
  expect(Math.abs(clickMs - CLICK_MS)).toBeLessThan(2);
  expect(durationMs).toBeGreaterThan(DURATION_MS * 0.7);
});

it('leaves a file alone that has an index or is no mp3', async () => {
  const file = path.join(folder, 'twice.mp3');
  writeFileSync(file, await streamed(32_000));
  await indexMp3File(file, DURATION_MS);
  const once = readFileSync(file);
  await indexMp3File(file, DURATION_MS);
  expect(readFileSync(file).equals(once)).toBe(true);
  writeFileSync(file, 'no sound at all');
  await indexMp3File(file, null);
  expect(readFileSync(file, 'utf8')).toBe('no sound at all');
});
