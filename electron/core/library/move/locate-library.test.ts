import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { createSidecars, type Sidecars } from '../../sidecars/create-sidecars.ts';
import { fillLibrary } from '../../sidecars/test-data/full-library.ts';
import { quietShell } from '../../testing/quiet-desktop.ts';
import { riffReader } from '../../testing/riff-reader.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { createLibraryFolder, type LibraryFolder } from '../library-folder.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createEmptyLibrary, locateLibrary } from './locate-library.ts';
import { moveLibrary } from './move-library.ts';

let context: TestContext;
let folder: LibraryFolder;
let sidecars: Sidecars;
let root: string;
let renamed: string;
beforeEach(async () => {
  context = openTestContext();
  root = context.folders.library;
  renamed = path.join(context.folder, 'My work');
  folder = createLibraryFolder(context.db, root);
  sidecars = createSidecars({ ...context, folder, media: riffReader }, { quietMs: 0 });
  fillLibrary(context.db, folder.media());
  await sidecars.flush();
});
afterEach(async () => {
  await sidecars.stop();
  context.end();
});

const locate = (chosen: string | null) =>
  locateLibrary({
    ...context,
    folder,
    shell: quietShell(() => chosen),
    holdSidecars: (work) => sidecars.hold(work),
  });
const sidecarText = () => fs.readFileSync(folder.sidecar('talk' as ItemId), 'utf8');

it('writes nothing beside a folder that was renamed, and says that the library is missing', async () => {
  expect(folder.isMissing()).toBe(false);
  fs.renameSync(root, renamed);
  expect(folder.isMissing()).toBe(true);
  expect(() => folder.incoming()).toThrow(
    expect.objectContaining({
      code: 'FOLDER_READ_ONLY',
      data: { reason: 'library_missing', folder: path.basename(root) },
    }),
  );
  context.db.write((tx) => tx.run("UPDATE items SET title = 'New' WHERE id = 'talk'"));
  expect(await sidecars.flush()).toBe(false);
  expect(fs.existsSync(root)).toBe(false);
});

it('is used where it is now, with what was changed meanwhile', async () => {
  fs.renameSync(root, renamed);
  context.db.write((tx) => tx.run("UPDATE items SET title = 'New' WHERE id = 'talk'"));
  expect(await locate(renamed)).toEqual({ libraryFolder: renamed });
  expect([folder.root(), folder.isMissing()]).toEqual([renamed, false]);
  expect(await sidecars.flush()).toBe(true);
  expect(sidecarText()).toContain('"New"');
  expect(fs.existsSync(root)).toBe(false);
});

it('is found in the folder that contains it', async () => {
  const above = path.join(context.folder, 'Disk');
  fs.mkdirSync(above);
  fs.renameSync(root, path.join(above, path.basename(root)));
  expect(await locate(above)).toEqual({ libraryFolder: path.join(above, path.basename(root)) });
});

it('stays where it is when the dialog is dismissed, and where the folder has no item of it', async () => {
  const other = path.join(context.folder, 'Other');
  fs.mkdirSync(path.join(other, 'media', 'talk'), { recursive: true });
  fs.writeFileSync(path.join(other, 'media', 'talk', 'item.json'), '{"format":"atelier-sidecar","id":"else"}');
  fs.renameSync(root, renamed);
  expect(await locate(null)).toBeNull();
  for (const chosen of [other, context.folder, path.join(context.folder, 'nowhere')])
    await expect(locate(chosen)).rejects.toMatchObject({ code: 'CONFLICT', data: { reason: 'other_library' } });
  expect([folder.root(), folder.isMissing()]).toEqual([root, true]);
});

it('is not moved while it is missing, which would leave an empty one', async () => {
  fs.renameSync(root, renamed);
  const move = moveLibrary({
    folder,
    shell: quietShell(() => context.folder),
    jobs: { hasActive: () => false } as Jobs,
    log: context.log,
    now: context.now,
    hasCompany: () => false,
    whenSettled: () => Promise.resolve(),
    holdSidecars: (work) => work(),
  });
  await expect(move).rejects.toMatchObject({ code: 'FOLDER_READ_ONLY', data: { reason: 'library_missing' } });
  expect(folder.root()).toBe(root);
});

it('begins anew only when that is asked for, and has then what the index has', async () => {
  fs.renameSync(root, renamed);
  await createEmptyLibrary({ folder, log: context.log }, () => sidecars.repair({ isDeep: false }));
  expect([folder.root(), folder.isMissing()]).toEqual([root, false]);
  expect(sidecarText()).toContain('"talk"');
});
