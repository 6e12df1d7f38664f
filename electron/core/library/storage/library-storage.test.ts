import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import { openOrganisation } from '../../open-organisation.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { addItem, addScript } from '../find/test-data/found-library.ts';
import { findDuplicates } from './find-duplicates.ts';
import { clearCache, libraryStorage, type StorageDeps } from './library-storage.ts';

let context: TestContext;
let studio: TestLibrary;
let deps: StorageDeps;
let hasActive: boolean;

beforeEach(() => {
  context = openTestContext();
  studio = openTestLibrary(context);
  hasActive = false;
  deps = { ...context, folder: studio.libraryFolder, jobs: { hasActive: () => hasActive } };
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

const bin = (id: string) => openOrganisation(context, { jobs: studio.jobs }).bin({ refs: [itemRef(id as ItemId)] });

it('shares files out by kind and by month, and tells the bin apart', async () => {
  const at = (month: number) => new Date(2026, month, 15).getTime();
  addItem(context.db, { id: 'a', kind: 'recording', createdAtMs: at(9), durationMs: 3000 });
  addItem(context.db, { id: 'b', kind: 'recording', createdAtMs: at(10), durationMs: 500 });
  addScript(context.db, { id: 'essay', kind: 'script', createdAtMs: at(10) });
  addItem(context.db, { id: 'take', kind: 'speech', createdAtMs: at(10), durationMs: 700, ownerId: 'essay' });
  bin('b');
  const { freeBytes, ...storage } = await libraryStorage(deps);
  expect(storage).toEqual({
    count: 4,
    sizeBytes: 4200,
    kinds: [
      { kind: 'recording', count: 2, sizeBytes: 3500 },
      { kind: 'speech', count: 1, sizeBytes: 700 },
      { kind: 'script', count: 1, sizeBytes: 0 },
    ],
    months: [
      { month: '2026-11', count: 3, sizeBytes: 1200 },
      { month: '2026-10', count: 1, sizeBytes: 3000 },
    ],
    bin: { count: 1, sizeBytes: 500 },
    cacheBytes: 0,
  });
  expect(freeBytes).toBeGreaterThan(0);
});

it('counts a script in the bin as one, with the size of its takes', async () => {
  addScript(context.db, { id: 'essay', kind: 'script', createdAtMs: 1 });
  for (const id of ['one', 'two'])
    addItem(context.db, { id, kind: 'speech', createdAtMs: 2, durationMs: 300, ownerId: 'essay' });
  bin('essay');
  expect((await libraryStorage(deps)).bin).toEqual({ count: 1, sizeBytes: 600 });
});

it('counts and clears what of the cache can be made again, and nothing while a task may need it', async () => {
  const { cache } = context.folders;
  const write = (name: string, bytes: number) => {
    fs.mkdirSync(path.dirname(path.join(cache, name)), { recursive: true });
    fs.writeFileSync(path.join(cache, name), 'x'.repeat(bytes));
  };
  write('media/a.analysis.wav', 40);
  write('drags/1/a.wav', 2);
  write('sounds/paid.mp3', 100);
  hasActive = true;
  await expect(clearCache(deps)).rejects.toMatchObject({ code: 'CONFLICT', data: { reason: 'tasks_active' } });
  expect((await libraryStorage(deps)).cacheBytes).toBe(42);
  hasActive = false;
  expect(await clearCache(deps)).toEqual({ freedBytes: 42 });
  expect((await libraryStorage(deps)).cacheBytes).toBe(0);
  expect(fs.existsSync(path.join(cache, 'sounds/paid.mp3'))).toBe(true);
});

it('finds items whose files hold the same bytes, whatever they are called, but not those in the bin', async () => {
  const addFile = (id: string, content: string, createdAtMs: number) => {
    addItem(context.db, { id, kind: 'recording', createdAtMs, durationMs: content.length });
    const folder = studio.libraryFolder.item(id as ItemId);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'original.wav'), content);
  };
  addFile('later', 'same', 2);
  addFile('first', 'same', 1);
  addFile('thrown away', 'same', 3);
  addFile('size only', 'else', 4);
  addFile('gone', 'same', 5);
  fs.rmSync(path.join(studio.libraryFolder.item('gone' as ItemId), 'original.wav'));
  bin('thrown away');
  const find = () => findDuplicates({ db: context.db, folder: studio.libraryFolder });
  const found = [{ items: ['first', 'later'].map((id) => ({ id, kind: 'recording', title: id })), sizeBytes: 4 }];
  expect([await find(), await find()]).toEqual([found, found]);
});
