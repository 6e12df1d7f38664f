import { writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWhole } from '../../../engine/files/write-whole.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { OpenJobs } from '../jobs/create-jobs.ts';
import type { Db } from '../database/database.ts';
import { writeAtomically } from '../files/writing/atomic-file.ts';
import { quietShell, silentLog } from '../testing/quiet-desktop.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { openTestLibrary, type TestLibrary } from '../testing/test-library.ts';
import { type Sync, watchSyncs } from '../testing/file-system/watched-syncs.ts';
import type { MediaReader } from './importing/media-reader.ts';
import type { LibraryFolder } from './library-folder.ts';
import type { Library } from './library.ts';
import { moveLibrary } from './move/move-library.ts';
import { writeNewFile } from '../files/paths/new-files.ts';

/** Nothing here is about reading. */
const reader: MediaReader = {
  prepare: async () => {
    throw new Error('not read');
  },
  prepareImage: async () => {
    throw new Error('not read');
  },
  imageThumbnail: () => null,
  prepareVideo: () => Promise.reject(new Error('Nothing here reads videos.')),
  keepClipPicture: () => Promise.reject(new Error('Nothing here keeps pictures of videos.')),
  clipSprite: () => null,
  remove: async () => undefined,
  peaks: () => null,
  playbackCopy: () => null,
};

let root: string;
let chosen: string;
let context: TestContext;
let studio: TestLibrary;
let jobs: OpenJobs;
let folder: LibraryFolder;
let library: Library;
let watch: { syncs: Sync[]; stop(): void } | undefined;

beforeEach(async ({ skip }) => {
  skip(process.platform !== 'linux', 'reads the paths of handles in /proc');
  context = openTestContext({ shell: quietShell(() => chosen) });
  root = context.folder;
  chosen = path.join(root, 'elsewhere');
  await mkdir(chosen);
  studio = openTestLibrary(context, { places: 0, reader });
  ({ openJobs: jobs, libraryFolder: folder, library } = studio);
});
afterEach(async () => {
  watch?.stop();
  watch = undefined;
  await studio?.stop();
  context?.end();
});

/** Which names a folder had when it was last synced. */
const namesSyncedIn = (at: string) => watch?.syncs.findLast(({ path: synced }) => synced === at)?.names ?? null;
const syncedFiles = () => (watch?.syncs ?? []).filter(({ names }) => names === null).map(({ path: file }) => file);

async function source(name: string): Promise<string> {
  const file = path.join(root, name);
  await writeFile(file, 'RIFF and some sound');
  return file;
}

it('has an import on the disk, with its name and its folder, before anybody hears of it', async () => {
  const file = await source('talk.wav');
  watch = await watchSyncs();
  const item = await library.importFile({ file, fileName: 'talk.wav' });
  expect(syncedFiles()).toEqual([expect.stringContaining(path.join('media', '.incoming'))]);
  const { file: stored } = library.mediaFile({ id: item.id, variant: 'original' });
  const year = path.dirname(stored);
  expect([year, path.dirname(year)].map(namesSyncedIn)).toEqual([[path.basename(stored)], [path.basename(year)]]);
  expect(namesSyncedIn(folder.root())).toContain('Recordings');
});

it('has what was made on the disk, with its name and its folder, before its row says so', async () => {
  const file = await source('take.mp3');
  let rows: unknown[] | null = null;
  watch = await watchSyncs(() => (rows ??= context.db.all('SELECT id FROM items')));
  const id = 'take' as ItemId;
  await library.addMade({ id, kind: 'speech', title: 'Take', file, fileName: 'take.mp3', recipe: {} });
  const { file: stored } = library.mediaFile({ id, variant: 'original' });
  expect(namesSyncedIn(path.dirname(stored))).toEqual([path.basename(stored)]);
  expect([rows, namesSyncedIn(folder.root())]).toEqual([[], ['Takes', 'media']]);
});

it('has exports, derived files and what the engine keeps on the disk under their names', async () => {
  watch = await watchSyncs();
  await writeNewFile(chosen, 'talk.srt', '1');
  expect(namesSyncedIn(chosen)).toContain('talk.srt');
  await writeAtomically(path.join(chosen, 'derived', 'peaks'), new Uint8Array(10));
  expect(namesSyncedIn(path.join(chosen, 'derived'))).toEqual(['peaks']);
  await writeWhole(path.join(chosen, 'index.json'), '[]');
  expect(namesSyncedIn(chosen)).toContain('index.json');
  expect(syncedFiles()).toHaveLength(3);
});

const move = () =>
  moveLibrary({
    folder,
    shell: quietShell(() => chosen),
    jobs: jobs.jobs,
    log: silentLog,
    now: () => 7,
    hasCompany: () => false,
    whenSettled: () => studio.former.whenRemoved,
    holdSidecars: (work) => work(),
  });

/** A library with a file, and without the job of reading it. */
async function filledLibrary(): Promise<string> {
  const item = await library.importFile({ file: await source('talk.wav'), fileName: 'talk.wav' });
  jobs.jobs.cancelAll();
  return path.relative(folder.root(), library.mediaFile({ id: item.id, variant: 'original' }).file);
}

it('switches to a moved library only when its files, names and folders are on the disk', async () => {
  const file = await filledLibrary();
  const roots = new Set<string>();
  watch = await watchSyncs(() => void roots.add(folder.root()));
  const target = path.join(chosen, 'Atelier library');
  expect(await move()).toEqual({ libraryFolder: target });
  expect(syncedFiles()).toEqual([path.join(target, file)]);
  const [kind = '', year = '', name = ''] = file.split(path.sep);
  expect([path.join(target, kind, year), path.join(target, kind), target, chosen].map(namesSyncedIn)).toEqual([
    [name],
    [year],
    ['.moving', 'Recordings', 'media'],
    ['Atelier library'],
  ]);
  expect([...roots]).toEqual([path.join(root, 'library')]);
});

it.each<[string, (sync: Sync) => void]>([
  [
    'the disk reports that it could not write',
    () => {
      throw Object.assign(new Error('i/o error'), { code: 'EIO' });
    },
  ],
  [
    'the disk turns out to be full only then',
    () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  ],
])('leaves the library where it was when %s', async (_what, fail) => {
  const file = await filledLibrary();
  watch = await watchSyncs((sync) => {
    if (sync.path.startsWith(chosen)) fail(sync);
  });
  await expect(move()).rejects.toThrow();
  watch.stop();
  expect(folder.root()).toBe(path.join(root, 'library'));
  expect(await readFile(path.join(folder.root(), file), 'utf8')).toBe('RIFF and some sound');
  expect(await readdir(chosen)).toEqual([]);
});

it('leaves the library where it was when a copy differs after it was brought to the disk', async () => {
  const file = await filledLibrary();
  watch = await watchSyncs(({ path: synced, names }) => {
    if (names === null && synced.startsWith(chosen)) writeFileSync(synced, 'RIFF and some s0und');
  });
  await expect(move()).rejects.toMatchObject({ code: 'INTERNAL', data: { reason: 'copy-differs' } });
  expect(await readFile(path.join(folder.root(), file), 'utf8')).toBe('RIFF and some sound');
});

it('writes rows that guard billed work so that the disk has them when the request leaves, and others without waiting', () => {
  const level = (write: Db['write']) =>
    write((tx) => tx.get<{ synchronous: number }>('PRAGMA synchronous')?.synchronous);
  const { db } = context;
  // 2 is FULL, 1 is NORMAL.
  expect([level(db.write), level(db.writeSynced), level(db.write)]).toEqual([1, 2, 1]);
  expect(() =>
    db.writeSynced(() => {
      throw new Error('refused');
    }),
  ).toThrow('refused');
  expect(level(db.write)).toBe(1);
});
