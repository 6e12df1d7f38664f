import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noProcesses, openTestCore, type TestCore } from '../../testing/test-core.ts';

/** Some seconds of sound with holes of 5.5 h between its packets. */
const HOLES = path.resolve(import.meta.dirname, '../../../../shared/audio/test-data/hostile/webm-holes-1100h.webm');
const HOUR_MS = 3_600_000;

let opened: TestCore;
beforeEach(() => {
  opened = openTestCore({ processes: noProcesses });
});
afterEach(() => opened.dispose());

const importFile = (acceptsSilence: boolean) =>
  opened.core.library.importFile({ file: HOLES, fileName: 'holes.webm', acceptsSilence });

/** What everything under a folder takes on the disk. */
function diskBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).blocks * 512, 0);
}

test('more than six hours of silence are asked about; with the answer they are read and take no room', async () => {
  const { library } = opened.core;
  const { id } = await importFile(false);
  await expect(library.whenRead({ id })).rejects.toMatchObject({
    code: 'CONFIRMATION_NEEDED',
    data: { question: 'silence', limitMs: 6 * HOUR_MS, fileName: 'holes.webm' },
  });
  library.readAnyway({ id });
  const facts = await library.whenRead({ id });
  expect(facts.durationMs / HOUR_MS).toBeCloseTo(24, 1);
  expect(facts).toMatchObject({ truncated: true, needsPlaybackCopy: true });
  const playback = library.mediaFile({ id, variant: 'playback' });
  expect(statSync(playback.file).size).toBeGreaterThan(8e9);
  expect(diskBytes(opened.folder)).toBeLessThan(5_000_000);
  expect(() => library.readAnyway({ id })).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
});

test('who says beforehand that silence is meant is not asked', async () => {
  const { id } = await importFile(true);
  expect((await opened.core.library.whenRead({ id })).durationMs).toBeGreaterThan(23 * HOUR_MS);
});

test('what a run that was killed left half-written is gone after the next start', async () => {
  const { id } = await importFile(true);
  await opened.core.library.whenRead({ id });
  const left = ['library/media', 'cache/media', 'cache/sounds'].map((folder) =>
    path.join(opened.folder, folder, '.3f9f4c1e-0000-4000-8000-000000000000.part'),
  );
  for (const file of left.slice(0, 2)) writeFileSync(file, 'half');
  await opened.reopen();
  expect(left.filter((file) => existsSync(file))).toEqual([]);
  expect(opened.core.library.mediaFile({ id, variant: 'playback' }).contentType).toBe('audio/wav');
});
