import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { modelsFolder } from '../measures/models-folder.ts';
import { openSpeakerSpace, placeInSpace } from './speaker-space.ts';

it('places any features at the distance from the middle that is to be expected of a voice', async () => {
  const space = await openSpeakerSpace(modelsFolder());
  const expected = Math.sqrt(space.voiceVariances.reduce((sum, variance) => sum + 1 + variance, 0));
  for (const value of [0, 1, -3]) {
    const point = placeInSpace(space, new Float32Array(space.featureCount).fill(value));
    expect(Math.hypot(...point)).toBeCloseTo(expected, 2);
  }
  expect(space.matrix.every(Number.isFinite)).toBe(true);
});

it('refuses a file that is cut off', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-space-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const bytes = await readFile(path.join(modelsFolder(), 'speaker-space.bin'));
  await writeFile(path.join(folder, 'speaker-space.bin'), bytes.subarray(0, bytes.length - 2));
  await expect(openSpeakerSpace(folder)).rejects.toThrow();
});
