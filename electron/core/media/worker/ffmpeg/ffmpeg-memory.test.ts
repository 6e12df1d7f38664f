import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWithFfmpeg } from './ffmpeg-audio.ts';
import { openFileSource } from '../file-source.ts';

let folder: string;
const before = process.env['PATH'] ?? '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ffmpeg-memory-'));
});
afterEach(() => {
  process.env['PATH'] = before;
  rmSync(folder, { recursive: true, force: true });
});

/** A stand-in for an ffmpeg that a damaged file has ask for ever more memory, after a second of sound. */
const GREEDY = `#!${process.execPath}
const hasOutput = process.argv.includes('pipe:1');
process.stderr.write('  Duration: 00:10:00.00, start: 0\\n  Stream #0:0: Audio: wmav2, 44100 Hz, stereo, fltp\\n');
if (!hasOutput) process.exit(1);
process.stdout.write(Buffer.alloc(192_000, 1));
const kept = [];
setInterval(() => kept.push(Buffer.alloc(20_000_000, kept.length + 1)), 5);
`;

it('ends an ffmpeg that takes more memory than a recording needs; the file is damaged and its sound kept', async () => {
  const program = path.join(folder, 'ffmpeg');
  writeFileSync(program, GREEDY);
  chmodSync(program, 0o755);
  process.env['PATH'] = `${folder}${path.delimiter}${before}`;
  const file = path.join(folder, 'greedy.wma');
  writeFileSync(file, Buffer.alloc(1000));
  const bytes = await openFileSource(file, 'greedy.wma', {});
  try {
    const audio = await openWithFfmpeg({ file, bytes, track: null }, {});
    if (typeof audio === 'string') throw new Error(audio);
    let samples = 0;
    const read = async () => {
      for await (const block of audio.blocks()) samples += block[0]?.length ?? 0;
    };
    await expect(read()).rejects.toMatchObject({ code: 'AUDIO_DAMAGED' });
    expect(samples).toBe(48_000);
  } finally {
    await bytes.close();
  }
});
