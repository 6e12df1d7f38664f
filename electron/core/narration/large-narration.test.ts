import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askBeforeLarge } from './large-narration.ts';
import { type Booth, levelOf, openBooth, scriptOf } from './test-data/narration-fixture.ts';

const HOUR_MS = 3_600_000;

let booth: Booth;
beforeEach(() => {
  booth = openBooth();
});
afterEach(() => booth.dispose());

/** Two lines, the second at a cue hours later. */
async function farApart(hours: number) {
  const cues = [0, hours * HOUR_MS].map((startMs) => ({ cue: { startMs, endMs: startMs + 300 } }));
  const script = booth.put(scriptOf(cues, { timing: 'cues' }));
  for (const line of script.lines) await booth.take(script, line, { sound: levelOf(0.3, 300, 8000) });
  return script.id;
}
const exported = (id: Awaited<ReturnType<typeof farApart>>, acceptsSize?: boolean) => {
  const folder = path.join(booth.folder, 'out');
  fs.mkdirSync(folder, { recursive: true });
  const options = { format: 'wav', subtitles: [], nameTemplate: '{title}', bySection: false } as const;
  return booth.narration.export({ id, folder, acceptsSize, ...options });
};

it('asks with figures before more than two hours are written, and writes nothing until then', async () => {
  const id = await farApart(100);
  const asked = { code: 'CONFIRMATION_NEEDED', data: { question: 'narration', durationMs: 100 * HOUR_MS + 300 } };
  await expect(exported(id)).rejects.toMatchObject(asked);
  await expect(booth.narration.mix({ id })).rejects.toMatchObject(asked);
  expect(fs.readdirSync(path.join(booth.folder, 'out'))).toEqual([]);
  expect(fs.readdirSync(path.join(booth.folder, 'cache/narration'))).toEqual([]);
});

it('writes what was confirmed; its silence takes no room on the disk', async () => {
  const id = await farApart(3);
  const done = await exported(id, true);
  const file = path.join(booth.folder, 'out', done?.fileNames[0] ?? '');
  expect(done?.durationMs).toBe(3 * HOUR_MS + 300);
  const { size, blocks } = fs.statSync(file);
  expect(size).toBeGreaterThan(3 * 3600 * 8000 * 2);
  expect(blocks * 512).toBeLessThan(1_000_000);
});

it('does not ask about an hour where the disk has room for it', async () => {
  const size = { format: 'mp3', sampleRateHz: 32_000, channels: 1, bitrate: 128_000 } as const;
  await askBeforeLarge({ ...size, durationMs: HOUR_MS / 60 }, booth.folder);
  // No disk has ten times the room of this.
  const wide = { ...size, format: 'wav', sampleRateHz: 1e12 } as const;
  await expect(askBeforeLarge({ ...wide, durationMs: HOUR_MS }, booth.folder)).rejects.toMatchObject({
    code: 'CONFIRMATION_NEEDED',
    data: { sizeBytes: 3600 * 1e12 * 2, freeBytes: expect.any(Number) },
  });
});
