import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ffmpeg } from '../testing/click-recording.ts';
import { readInOwnProcess } from '../testing/read-mutants.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-zeroed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two seconds of noise as AAC, in the container that the name asks for. */
function aac(name: string): Buffer {
  const file = path.join(folder, name);
  ffmpeg('-f', 'lavfi', '-i', 'anoisesrc=d=2:r=16000:a=0.2:seed=7', '-ac', '1', '-c:a', 'aac', file);
  return readFileSync(file);
}

function keep(name: string, bytes: Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

/** The frames of raw AAC: where each begins and how long it is, from its header of 7 bytes. */
function framesOf(bytes: Buffer): { at: number; length: number }[] {
  const frames = [];
  for (let at = 0; at + 7 <= bytes.length;) {
    const length = (bytes.readUInt32BE(at + 3) >>> 13) & 0x1fff;
    frames.push({ at, length });
    at += length;
  }
  return frames;
}

test('AAC with stretches of zeros, as a cut download leaves them, does not end the process', () => {
  const whole = aac('whole.aac');
  const frames = framesOf(whole).slice(4, 12);
  expect(frames).toHaveLength(8);
  const files = frames.flatMap(({ at, length }, index) =>
    [5, 6, 7].map((kept) => {
      const bytes = Buffer.from(whole);
      bytes.fill(0, at + 7 + kept, at + length);
      return keep(`zeros-${index}-${kept}.aac`, bytes);
    }),
  );
  const readings = readInOwnProcess(files, folder);
  if (typeof readings === 'string') throw new Error(readings);
  expect(readings.map(({ code }) => code ?? 'AUDIO_read').filter((code) => !code.startsWith('AUDIO_'))).toEqual([]);
});

test('AAC whose packets our decoder finds and a player does not is played from its decoded sound', () => {
  const bytes = aac('table.m4a');
  const firstChunk = bytes.indexOf('stsc') + 12;
  bytes.writeUInt32BE(0x00ff_ffff, firstChunk);
  const readings = readInOwnProcess([keep('damaged-table.m4a', bytes)], folder);
  if (typeof readings === 'string') throw new Error(readings);
  expect(readings.map(({ code, durationMs }) => [code, durationMs])).toEqual([[null, 2000]]);
});
