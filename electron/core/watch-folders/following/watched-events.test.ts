import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WatchFolderId } from '../../../../shared/domain/ids.ts';
import { DEFAULT_WATCH_PRESET } from '../../../../shared/domain/library/watch-folder.ts';
import { contentOf } from '../../testing/kills/killed-library.ts';
import { riffReader } from '../../testing/riff-reader.ts';
import { openTestContext, type TestContext, testFolder } from '../../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { createWatchFolders } from '../create-watch-folders.ts';
import { createFolderEvents } from './folder-events.ts';
import type { OpenWatchFolders } from '../watch-folders.ts';

const DAY_MS = 86_400_000;
const PRESET = { ...DEFAULT_WATCH_PRESET, transcribes: false };

let folder: string;
let watched: string;
let context: TestContext;
let library: TestLibrary;
let watching: OpenWatchFolders;

beforeEach(async () => {
  folder = testFolder();
  watched = testFolder();
  context = openTestContext({ folder });
  library = openTestLibrary(context, { reader: riffReader });
  library.openJobs.start({ adopt: true });
  // Whatever is found is found by an event, or because a file is still growing.
  const times = { shortestMs: 200, watchedMs: DAY_MS };
  watching = createWatchFolders(context, { library: library.library, transcripts: { start: async () => [] } }, times);
  await watching.watchFolders.add({ path: watched, preset: PRESET });
});
afterEach(async () => {
  await watching.stop();
  await library.stop();
  context.end();
  fs.rmSync(watched, { recursive: true, force: true });
});

const titles = () =>
  context.db.all<{ title: string }>('SELECT title FROM items ORDER BY title').map(({ title }) => title);
const write = (name: string) => {
  const file = path.join(watched, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, contentOf(path.basename(name)));
};
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20);
}
/** Started, looked at, and left alone from then on. */
async function started(): Promise<void> {
  watching.start();
  write('first.wav');
  await until(() => titles().includes('first'));
}

it('imports by events what comes into the folder, into new folders below it, and what is moved in whole', async () => {
  await started();
  write('second.wav');
  await until(() => titles().includes('second'));
  write('a/b/third.wav');
  await until(() => titles().includes('third'));
  write('a/b/fourth.wav');
  await until(() => titles().includes('fourth'));
  const outside = `${watched}-outside`;
  fs.mkdirSync(outside);
  fs.writeFileSync(path.join(outside, 'fifth.wav'), contentOf('fifth.wav'));
  fs.renameSync(outside, path.join(watched, 'moved'));
  await until(() => titles().includes('fifth'));
  expect(titles()).toEqual(['fifth', 'first', 'fourth', 'second', 'third']);
});

it('follows a folder again that was replaced by another of its name, and one that was away', async () => {
  write('a/x.txt');
  await started();
  fs.rmSync(path.join(watched, 'a'), { recursive: true });
  write('a/second.wav');
  await until(() => titles().includes('second'));
  write('a/third.wav');
  await until(() => titles().includes('third'));
  expect(titles()).toEqual(['first', 'second', 'third']);
});

it('misses none of many files that come at once, and imports none twice', async () => {
  await started();
  const names = Array.from({ length: 60 }, (_, index) => `many-${index}`);
  for (const [index, name] of names.entries())
    write(index % 2 === 0 ? `${name}.wav` : `below-${index % 7}/${name}.wav`);
  await until(() => titles().length === names.length + 1);
  await watching.look();
  await watching.look();
  expect(titles()).toEqual(['first', ...names].toSorted());
});

it('says which folders cannot be counted on, and tells of none that is left', async () => {
  const told: WatchFolderId[] = [];
  const events = createFolderEvents((id) => told.push(id));
  const [one, two] = ['one' as WatchFolderId, 'two' as WatchFolderId];
  expect(await events.follow(one, watched)).toBe(true);
  expect(await events.follow(two, path.join(watched, 'gone'))).toBe(false);
  write('talk.wav');
  await until(() => told.includes(one));
  events.keepOnly(new Set());
  const before = told.length;
  write('later.wav');
  // One that is followed is told of what comes after, and with it of all that came before.
  const other = new Promise<void>((resolve) => {
    const others = createFolderEvents(() => resolve(others.stop()));
    void others.follow(two, watched).then(() => write('last.wav'));
  });
  await other;
  expect(told).toHaveLength(before);
  events.stop();
});
