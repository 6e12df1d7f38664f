import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClipEncoder } from './encode-clip.ts';

const SIDE = 64;
const FRAMES = 120;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-clip-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lightness from 0 to 255 of the first frame that a player shows that seeks to so many seconds. */
function lightnessAt(file: string, seconds: number): number {
  const seek = ['-ss', String(seconds), '-i', file, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray', '-'];
  const pixels = execFileSync('ffmpeg', ['-v', 'error', ...seek]);
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
}

it('says which frames are key frames, so that players find every other one from there', async () => {
  const encoder = await createClipEncoder({ width: SIDE, height: SIDE, framesPerSecond: 25 });
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const pixels = new Uint8Array(SIDE * SIDE * 4).fill(frame * 2);
    encoder.add(pixels);
  }
  const file = path.join(folder, 'clip.mp4');
  writeFileSync(file, encoder.finish());
  encoder.release();
  const entries = ['-show_entries', 'packet=flags:frame=pict_type', '-of', 'json', file];
  const shown: unknown = JSON.parse(String(execFileSync('ffprobe', ['-v', 'error', ...entries])));
  const { packets_and_frames: rows } = shown as { packets_and_frames: { flags?: string; pict_type?: string }[] };
  const placesOf = (values: (string | undefined)[], wanted: RegExp) =>
    values.filter((value) => value !== undefined).flatMap((value, at) => (wanted.test(value) ? [at] : []));
  expect(
    placesOf(
      rows.map(({ flags }) => flags),
      /^K/,
    ),
  ).toEqual([0, 50, 100]);
  expect(
    placesOf(
      rows.map(({ pict_type: type }) => type),
      /^I/,
    ),
  ).toEqual([0, 50, 100]);
  expect(readTable(file)).toEqual([1, 51, 101]);
  // Frame 90 has the lightness 180; the key frame before it 100.
  expect(Math.abs(lightnessAt(file, 90 / 25) - 180)).toBeLessThan(6);
});

/** The numbers of frames, from 1 on, that the file's own table names. */
function readTable(file: string): number[] {
  const bytes = readFileSync(file);
  const start = bytes.indexOf('stss');
  const count = bytes.readUInt32BE(start + 8);
  return Array.from({ length: count }, (_, at) => bytes.readUInt32BE(start + 12 + at * 4));
}
