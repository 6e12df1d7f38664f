import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeClicks } from '../testing/click-recording.ts';
import { writeMediaSeeds } from '../testing/media-seeds.ts';
import { readMutants } from '../testing/read-mutants.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-mutated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('damaged files of every container are read or named as damaged, within bounds', () => {
  const clicks = path.join(folder, 'clicks-recording.wav');
  writeClicks(clicks);
  const { faults, mutants } = readMutants(writeMediaSeeds(clicks, folder), folder, { seed: 7, each: 3 });
  expect(faults).toEqual([]);
  expect(mutants).toBe(66);
});
