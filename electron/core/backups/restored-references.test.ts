import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { itemRef } from '../../../shared/domain/organisation/organised.ts';
import { openOrganisation } from '../open-organisation.ts';
import { contentOf } from '../testing/kills/killed-library.ts';
import { riffReader } from '../testing/riff-reader.ts';
import { openTestContext, type TestContext, testFolder } from '../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { backUpNow, restoreAtStart } from './restore-at-start.ts';
import { writeRestoreRequest } from './restore-request.ts';
import { backupsFolder } from './backup-store.ts';

let folder: string;
let outside: string;
let context: TestContext;
let studio: TestLibrary;

/** As the next start of the app opens it. */
function open(): void {
  context = openTestContext({ folder });
  studio = openTestLibrary(context, { reader: riffReader });
  studio.openJobs.start({ adopt: true });
}
async function close(): Promise<void> {
  await studio.stop();
  context.close();
}

beforeEach(() => {
  folder = testFolder();
  outside = testFolder();
  open();
});
afterEach(async () => {
  await close();
  for (const each of [folder, outside]) fs.rmSync(each, { recursive: true, force: true });
});

const fileAt = (name: string): string => path.join(outside, name);
async function refer(name: string): Promise<ItemId> {
  fs.writeFileSync(fileAt(name), contentOf(name));
  const { id } = await studio.library.importFile({ file: fileAt(name), fileName: name, asReference: true });
  await studio.library.whenRead({ id });
  return id;
}
const start = () => ({ dataFolder: context.folders.data, version: '1.0.0', nowMs: Date.now() });
const original = (id: ItemId) => studio.library.mediaFile({ id, variant: 'original' }).file;
const stateOf = (id: ItemId) => studio.library.rows({ ids: [id] })[0]?.reference;

async function restoreWhatWas(change: () => Promise<void>): Promise<void> {
  const backup = backUpNow(start(), 'daily');
  if (!backup) throw new Error('Nothing was backed up.');
  await change();
  writeRestoreRequest(backupsFolder(context.folders.data), { id: backup.id, parts: { index: true, settings: false } });
  await close();
  expect(restoreAtStart(start())).toMatchObject({ failure: null });
  open();
}

it('brings back items of files outside of the library, also those that were deleted since, and leaves the files alone', async () => {
  const id = await refer('kept.wav');
  await restoreWhatWas(async () => {
    openOrganisation(context, { jobs: studio.jobs }).bin({ refs: [itemRef(id)] });
    await studio.library.deleteForGood({ ids: [id] });
  });
  expect([studio.library.get({ id }).title, stateOf(id), original(id)]).toEqual([
    'kept',
    'there',
    fs.realpathSync(fileAt('kept.wav')),
  ]);
  expect(fs.readFileSync(fileAt('kept.wav'))).toEqual(contentOf('kept.wav'));
  expect(await studio.library.check()).toEqual([]);
});

it('uses no file that was changed or went missing since, and says which', async () => {
  const [changed, missing, moved] = [await refer('changed.wav'), await refer('missing.wav'), await refer('moved.wav')];
  await restoreWhatWas(async () => {
    fs.writeFileSync(fileAt('changed.wav'), contentOf('something else.wav'));
    fs.rmSync(fileAt('missing.wav'));
    fs.mkdirSync(fileAt('below'));
    fs.renameSync(fileAt('moved.wav'), fileAt('below/moved.wav'));
  });
  expect(() => original(changed)).toThrow(expect.objectContaining({ code: 'FILE_CHANGED' }));
  expect(() => original(missing)).toThrow(expect.objectContaining({ code: 'FILE_MISSING' }));
  const found = await studio.library.check();
  expect(found.map(({ problem, title }) => [title, problem]).toSorted()).toEqual([
    ['changed', 'reference_changed'],
    ['missing', 'reference_missing'],
    ['moved', 'reference_missing'],
  ]);
  expect([changed, missing, moved].map(stateOf)).toEqual(['changed', 'missing', 'missing']);
});
