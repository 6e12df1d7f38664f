import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { createLibraryFolder, type LibraryFolder } from '../library/library-folder.ts';
import { riffReader } from '../testing/riff-reader.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { createSidecars, type Sidecars } from './create-sidecars.ts';
import { fillLibrary } from './test-data/full-library.ts';

let context: TestContext;
let folder: LibraryFolder;
let sidecars: Sidecars;
beforeEach(() => {
  context = openTestContext();
  folder = createLibraryFolder(context.db, context.folders.library);
  sidecars = createSidecars({ ...context, folder, media: riffReader });
  fillLibrary(context.db, folder.media());
});
afterEach(async () => {
  await sidecars.stop();
  context.end();
});

const sidecarOf = (id: string) => folder.sidecar(id as ItemId);
const textOf = (id: string) => fs.readFileSync(sidecarOf(id), 'utf8');
const run = (sql: string) => context.db.write((tx) => tx.run(sql));

it('finds sidecars that are missing, behind or changed, and by hash files that are', async () => {
  await sidecars.flush();
  for (const isDeep of [false, true]) expect(await sidecars.check({ isDeep })).toEqual([]);
  fs.rmSync(sidecarOf('broken'));
  fs.writeFileSync(sidecarOf('talk'), textOf('talk').replace('Anna', 'Annb'));
  fs.writeFileSync(sidecarOf('play'), '{');
  fs.writeFileSync(path.join(folder.item('sound' as ItemId), 'original.wav'), 'SOUND of sound');
  run(`UPDATE items SET title = 'New' WHERE id = 'take-1'`);
  expect(await sidecars.check({ isDeep: false })).toMatchObject([
    { problem: 'sidecar_missing', id: 'broken' },
    { problem: 'sidecar_behind', id: 'take-1', title: 'New' },
  ]);
  expect(await sidecars.check({ isDeep: true })).toMatchObject([
    { problem: 'sidecar_missing', id: 'broken' },
    { problem: 'sidecar_damaged', id: 'play' },
    { problem: 'file_differs', id: 'sound' },
    { problem: 'sidecar_behind', id: 'take-1' },
    { problem: 'sidecar_differs', id: 'talk' },
  ]);
});

it('writes what is missing or damaged again, and says what it did and what it leaves', async () => {
  await sidecars.flush();
  await sidecars.check({ isDeep: true });
  const before = ['broken', 'talk', 'play'].map(textOf);
  fs.rmSync(sidecarOf('broken'));
  fs.writeFileSync(sidecarOf('talk'), textOf('talk').replace('Anna', 'Annb'));
  fs.writeFileSync(sidecarOf('play'), '{');
  fs.rmSync(path.join(folder.media(), 'library.json'));
  const newer = textOf('take-1').replace('"version": 1', '"version": 2');
  fs.writeFileSync(sidecarOf('take-1'), newer);
  fs.writeFileSync(path.join(folder.item('sound' as ItemId), 'original.wav'), 'SOUND of sound');
  expect(await sidecars.repair({ isDeep: false })).toMatchObject({
    repaired: [
      { problem: 'sidecar_missing', id: 'broken' },
      { problem: 'sidecar_missing', id: null, title: 'library.json' },
      { problem: 'sidecar_damaged', id: 'play' },
      { problem: 'sidecar_differs', id: 'talk' },
    ],
    left: [{ problem: 'sidecar_newer', id: 'take-1' }],
  });
  expect([['broken', 'talk', 'play'].map(textOf), textOf('take-1')]).toEqual([before, newer]);
  expect(await sidecars.repair({ isDeep: true })).toMatchObject({
    repaired: [],
    left: [
      { problem: 'file_differs', id: 'sound' },
      { problem: 'sidecar_newer', id: 'take-1' },
    ],
  });
});
