import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quietShell } from '../../testing/quiet-desktop.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../../testing/test-library.ts';
import { riffReader } from '../../testing/riff-reader.ts';
import { forgetGone, formerLibraries, keepFormerLibrary, removeFormerLibrary } from './former-libraries.ts';
import { moveLibrary } from './move-library.ts';
import { movingMark } from './unfinished-move.ts';

let context: TestContext;
let studio: TestLibrary;
let former: string;
let chosen: string;
beforeEach(() => {
  context = openTestContext();
  studio = openTestLibrary(context, { places: 2, reader: riffReader });
  studio.openJobs.start({ adopt: true });
  former = studio.libraryFolder.root();
  chosen = path.join(context.folder, 'elsewhere');
  fs.mkdirSync(chosen);
});
afterEach(async () => {
  await studio.stop();
  context.end();
});

const deps = () => ({ db: context.db, folder: studio.libraryFolder });
const move = (to = chosen) =>
  moveLibrary({
    folder: studio.libraryFolder,
    shell: quietShell(() => to),
    jobs: studio.jobs,
    log: context.log,
    now: () => 7,
    hasCompany: () => false,
    whenSettled: () => Promise.resolve(),
    holdSidecars: (work) => work(),
  });
async function imported(name: string) {
  const file = path.join(context.folder, name);
  fs.writeFileSync(file, `RIFF and ${name}`);
  const { id } = await studio.library.importFile({ file, fileName: name });
  await studio.library.whenRead({ id });
  await expect.poll(() => studio.jobs.hasActive()).toBe(false);
  return id;
}
const filesIn = (root: string) =>
  fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

it('keeps the former files until it is said that they may go, and says where they are and what they take', async () => {
  const id = await imported('a.wav');
  await move();
  const sizeBytes = 'RIFF and a.wav'.length;
  expect(formerLibraries(deps())).toEqual([
    { id: 1, folder: former, movedAtMs: 7, fileCount: 1, sizeBytes, isThere: true },
  ]);
  expect(filesIn(former)).toHaveLength(1);
  // What is done with the library since has nothing to do with what was copied.
  await imported('b.wav');
  expect(await removeFormerLibrary(deps(), 1)).toEqual({ freedBytes: sizeBytes, changedCount: 0 });
  expect([fs.existsSync(former), formerLibraries(deps())]).toEqual([false, []]);
  expect(fs.readFileSync(studio.library.mediaFile({ id, variant: 'original' }).file, 'utf8')).toBe('RIFF and a.wav');
});

it('leaves what was changed since, and what never was the library’s', async () => {
  await imported('a.wav');
  await imported('b.wav');
  await move();
  const [changed = ''] = filesIn(former);
  fs.writeFileSync(changed, 'edited by hand');
  fs.writeFileSync(path.join(former, 'mine.txt'), 'mine');
  fs.writeFileSync(path.join(path.dirname(changed), 'new.wav'), 'RIFF');
  expect(await removeFormerLibrary(deps(), 1)).toMatchObject({ changedCount: 1 });
  expect(
    filesIn(former)
      .map((file) => path.basename(file))
      .toSorted(),
  ).toEqual(['mine.txt', 'new.wav', path.basename(changed)].toSorted());
});

it('removes nothing while the library itself is not there, and nothing of the library that is in use', async () => {
  await imported('a.wav');
  await move();
  const root = studio.libraryFolder.root();
  fs.renameSync(root, `${root} away`);
  await expect(removeFormerLibrary(deps(), 1)).rejects.toMatchObject({ code: 'FOLDER_READ_ONLY' });
  fs.renameSync(`${root} away`, root);
  expect(filesIn(former)).toHaveLength(1);
  // As an index from a backup may say it.
  studio.libraryFolder.moveTo(former);
  expect(formerLibraries(deps())).toEqual([]);
  await expect(removeFormerLibrary(deps(), 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(filesIn(former)).toHaveLength(1);
});

it('says no more of one that is to be kept, or that somebody removed', async () => {
  await imported('a.wav');
  await move();
  keepFormerLibrary(deps(), 1);
  expect([formerLibraries(deps()), filesIn(former).length]).toEqual([[], 1]);
  const other = path.join(context.folder, 'other');
  fs.mkdirSync(other);
  await move(other);
  fs.rmSync(path.join(chosen, 'Atelier library'), { recursive: true });
  expect(formerLibraries(deps())).toMatchObject([{ isThere: false }]);
  forgetGone(deps());
  expect(formerLibraries(deps())).toEqual([]);
});

it('goes on with the copies of a move that was broken off, and takes none that differs', async () => {
  const [one, two] = [await imported('a.wav'), await imported('b.wav')];
  const to = path.join(chosen, 'Atelier library');
  studio.libraryFolder.noteMove({ from: former, to });
  const copyOf = (id: typeof one) =>
    path.join(to, path.relative(former, studio.library.mediaFile({ id, variant: 'original' }).file));
  const [kept, broken] = [copyOf(one), copyOf(two)];
  fs.mkdirSync(path.dirname(kept), { recursive: true });
  fs.writeFileSync(movingMark(to), '');
  fs.writeFileSync(kept, 'RIFF and a.wav');
  fs.writeFileSync(broken, 'RIFF and');
  fs.mkdirSync(path.join(to, 'media', 'deleted since'), { recursive: true });
  fs.writeFileSync(path.join(to, 'media', 'deleted since', 'original.wav'), 'RIFF');
  const { ino } = fs.statSync(kept);
  expect(await move()).toEqual({ libraryFolder: to });
  expect(filesIn(to).toSorted()).toEqual([kept, broken].toSorted());
  expect(fs.existsSync(path.join(to, 'media', 'deleted since'))).toBe(false);
  expect([fs.statSync(kept).ino, fs.readFileSync(broken, 'utf8')]).toEqual([ino, 'RIFF and b.wav']);
});
