import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULT_WATCH_PRESET } from '../../../shared/domain/library/watch-folder.ts';
import { contentOf } from '../testing/kills/killed-library.ts';
import { riffReader } from '../testing/riff-reader.ts';
import { openTestContext, type TestContext, testFolder } from '../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { createWatchFolders } from './create-watch-folders.ts';
import type { OpenWatchFolders } from './watch-folders.ts';

const YEAR_MS = 365 * 86_400_000;

let watched: string;
let context: TestContext;
let library: TestLibrary;
let watching: OpenWatchFolders;
/** How far the clock of the computer was set back. */
let backMs: number;
beforeEach(() => {
  backMs = 0;
  watched = testFolder();
  context = openTestContext({ now: () => Date.now() - backMs });
  library = openTestLibrary(context, { reader: riffReader });
  library.openJobs.start({ adopt: true });
  const neighbours = { library: library.library, transcripts: { start: async () => [] } };
  watching = createWatchFolders(context, neighbours, { shortestMs: 120, watchedMs: 200 });
});
afterEach(async () => {
  await watching.stop();
  await library.stop();
  context.end();
  fs.rmSync(watched, { recursive: true, force: true });
});

const titles = () =>
  context.db.all<{ title: string }>('SELECT title FROM items ORDER BY title').map(({ title }) => title);
const write = (name: string) => fs.writeFileSync(path.join(watched, name), contentOf(name));

it('imports what comes after the clock was set back by a year', async () => {
  await watching.watchFolders.add({ path: watched, preset: { ...DEFAULT_WATCH_PRESET, transcribes: false } });
  watching.start();
  write('before.wav');
  await expect.poll(titles).toEqual(['before']);
  backMs = YEAR_MS;
  write('since.wav');
  await expect.poll(titles).toEqual(['before', 'since']);
});
