import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { DEFAULT_WATCH_PRESET } from '../../../shared/domain/library/watch-folder.ts';
import { riffReader } from '../testing/riff-reader.ts';
import { contentOf } from '../testing/kills/killed-library.ts';
import { openTestContext, type TestContext, testFolder } from '../testing/test-context.ts';
import { openTestLibrary } from '../testing/test-library.ts';
import type { Transcripts } from '../transcripts/transcripts.ts';
import { createWatchFolders } from './create-watch-folders.ts';

let folder: string;
let watched: string;
let context: TestContext;
let ordered: ItemId[];
let refusal: Error | null;
let studio: ReturnType<typeof open>;

/** As the next start of the app opens it. */
function open() {
  context = openTestContext({ folder });
  const library = openTestLibrary(context, { reader: riffReader });
  library.openJobs.start({ adopt: true });
  const start: Transcripts['start'] = async ({ mediaIds }) => {
    if (refusal) throw refusal;
    ordered.push(...mediaIds);
    return [];
  };
  const watching = createWatchFolders(context, { library: library.library, transcripts: { start } });
  const stop = async () => {
    await watching.stop();
    await library.stop();
  };
  return { ...library, ...watching, stop };
}

async function end(): Promise<void> {
  await studio.stop();
  context.close();
}

beforeEach(() => {
  folder = testFolder();
  watched = testFolder();
  ordered = [];
  refusal = null;
  studio = open();
});
afterEach(async () => {
  await end();
  for (const each of [folder, watched]) fs.rmSync(each, { recursive: true, force: true });
});

const write = (name: string, content = contentOf(name)) => fs.writeFileSync(path.join(watched, name), content);
const watch = (preset = DEFAULT_WATCH_PRESET) => studio.watchFolders.add({ path: watched, preset });
const titles = () =>
  context.db.all<{ title: string }>('SELECT title FROM items ORDER BY title').map(({ title }) => title);
const lookTwice = async () => {
  await studio.look();
  await studio.look();
};

it('imports what is new, once it has stopped growing, and orders its transcript', async () => {
  write('before.wav');
  await watch();
  write('new.wav', contentOf('new.wav').subarray(0, 500));
  await studio.look();
  write('new.wav');
  await studio.look();
  expect([titles(), studio.watchFolders.list()[0]?.comingCount]).toEqual([[], 1]);
  await studio.look();
  expect(titles()).toEqual(['new']);
  expect(ordered).toHaveLength(1);
  expect(studio.watchFolders.list()).toMatchObject([
    { state: 'watching', importedCount: 1, leftCount: 1, comingCount: 0, failures: [] },
  ]);
});

it('imports nothing twice: not a renamed file, not a copy, not after a restart, not what was deleted from the library', async () => {
  await watch();
  write('talk.wav');
  await lookTwice();
  fs.renameSync(path.join(watched, 'talk.wav'), path.join(watched, 'renamed.wav'));
  fs.mkdirSync(path.join(watched, 'below'));
  fs.copyFileSync(path.join(watched, 'renamed.wav'), path.join(watched, 'below', 'copy.wav'));
  await lookTwice();
  await end();
  studio = open();
  await lookTwice();
  context.db.write((tx) => tx.run('DELETE FROM items'));
  await lookTwice();
  expect([titles(), ordered.length]).toEqual([[], 1]);
});

it('orders a transcript that a crash prevented, and one that was refused when it is asked for again', async () => {
  const { id } = await watch();
  refusal = reasonedFailure('CONFLICT', 'other_process');
  write('talk.wav');
  await lookTwice();
  expect(studio.watchFolders.list()[0]?.failures).toMatchObject([{ name: 'talk.wav', failure: { code: 'CONFLICT' } }]);
  refusal = null;
  await lookTwice();
  expect(ordered).toEqual([]);
  studio.watchFolders.retry({ id });
  await studio.look();
  expect([ordered.length, studio.watchFolders.list()[0]?.failedCount]).toEqual([1, 0]);
  // Imported, and ended before the order.
  context.db.write((tx) => tx.run(`UPDATE watched_files SET state = 'imported'`));
  await end();
  studio = open();
  await studio.look();
  expect(ordered).toHaveLength(2);
});

it('names a file that cannot be imported, goes on with the others, and tries it again when it was written anew', async () => {
  await watch({ ...DEFAULT_WATCH_PRESET, transcribes: false });
  write('empty.wav', Buffer.alloc(0));
  write('talk.wav');
  await lookTwice();
  expect(titles()).toEqual(['talk']);
  expect(studio.watchFolders.list()[0]?.failures).toMatchObject([
    { name: 'empty.wav', failure: { code: 'AUDIO_EMPTY' } },
  ]);
  write('empty.wav');
  await lookTwice();
  expect([titles(), ordered, studio.watchFolders.list()[0]?.failedCount]).toEqual([['empty', 'talk'], [], 0]);
});

it('imports nothing while it is paused, says when the folder is missing, and imports what was left when asked to', async () => {
  write('before.wav');
  const { id } = await watch();
  studio.watchFolders.update({ id, isPaused: true });
  write('new.wav');
  await lookTwice();
  expect([titles(), studio.watchFolders.list()[0]?.state]).toEqual([[], 'paused']);
  studio.watchFolders.update({ id, isPaused: false });
  fs.renameSync(watched, `${watched}-away`);
  await studio.look();
  expect(studio.watchFolders.list()[0]?.state).toBe('missing');
  fs.renameSync(`${watched}-away`, watched);
  studio.watchFolders.importLeft({ id });
  await lookTwice();
  expect(titles()).toEqual(['before', 'new']);
});

it('refuses a folder that is watched already, and those of Atelier', async () => {
  await watch();
  await expect(watch()).rejects.toMatchObject({ data: { reason: 'folder_watched' } });
  for (const own of [folder, context.folders.data])
    await expect(studio.watchFolders.add({ path: own, preset: DEFAULT_WATCH_PRESET })).rejects.toMatchObject({
      data: { reason: 'watch_own_folder' },
    });
});
