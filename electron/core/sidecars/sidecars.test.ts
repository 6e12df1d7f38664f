import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeFolderLock } from '../../../shared/disk/folder-lock.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { itemSidecarSchema } from '../../../shared/domain/library/sidecar/sidecar-schema.ts';
import { sharedSidecarSchema } from '../../../shared/domain/library/sidecar/shared-sidecar-schema.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { checkLibrary } from '../library/check-library.ts';
import { createReferenceLooks } from '../library/references/look-at-references.ts';
import { createLibraryFolder, type LibraryFolder } from '../library/library-folder.ts';
import { formerLibraries, removeFormerLibrary } from '../library/move/former-libraries.ts';
import { moveLibrary } from '../library/move/move-library.ts';
import { quietShell } from '../testing/quiet-desktop.ts';
import { riffReader } from '../testing/riff-reader.ts';
import { openTestContext, type TestContext } from '../testing/test-context.ts';
import { noProcesses, openTestCore } from '../testing/test-core.ts';
import { createSidecars, type Sidecars } from './create-sidecars.ts';
import { ITEM_TABLES } from './content/item-tables.ts';
import { SHARED_TABLES } from './content/shared-tables.ts';
import type { SidecarTable } from './content/sidecar-table.ts';
import { fillLibrary } from './test-data/full-library.ts';

let context: TestContext;
let folder: LibraryFolder;
let sidecars: Sidecars;
beforeEach(() => {
  context = openTestContext();
  folder = createLibraryFolder(context.db, context.folders.library);
  sidecars = createSidecars({ ...context, folder, media: riffReader }, { quietMs: 0 });
  fillLibrary(context.db, folder.media());
});
afterEach(async () => {
  await sidecars.stop();
  context.end();
});

const sidecarOf = (id: string) => folder.sidecar(id as ItemId);
const textOf = (id: string) => fs.readFileSync(sidecarOf(id), 'utf8');
const due = () =>
  context.db
    .all<{ subject: string }>('SELECT subject FROM sidecars WHERE written_revision < revision ORDER BY subject')
    .map(({ subject }) => subject);
const run = (sql: string) => context.db.write((tx) => tx.run(sql));

it('writes all that is known of an item beside it, one row a line', async () => {
  expect(await sidecars.flush()).toBe(true);
  expect(due()).toEqual([]);
  const talk = itemSidecarSchema.parse(JSON.parse(textOf('talk')));
  expect(talk).toMatchObject({
    format: 'atelier-sidecar',
    version: 1,
    id: 'talk',
    sources: ['sound'],
    item: [{ kind: 'transcript', title: 'transcript talk – 海' }],
    organised: [{ isFavourite: true, rating: 4, binnedAtMs: 1_700_000_000_000 }],
    tags: [{ tag: 'sea' }, { tag: 'Ärger' }],
    speakers: [{ name: 'Anna' }, { name: 'Ben “B”' }],
    segments: [
      {
        text: 'The lamp.',
        speakerId: 'anna',
        words: [
          ['The', 0, 120.25],
          ['lamp.', 120.25, 400],
        ],
      },
      { languageDoubtful: true },
    ],
  });
  expect(
    textOf('talk')
      .split('\n')
      .filter((line) => line.includes('"endMs"')),
  ).toHaveLength(2);
  expect(itemSidecarSchema.parse(JSON.parse(textOf('play'))).sources.toSorted()).toEqual(['sound', 'talk']);
  const shared = JSON.parse(fs.readFileSync(path.join(folder.media(), 'library.json'), 'utf8')) as unknown;
  expect(sharedSidecarSchema.parse(shared).voices).toMatchObject([{ name: 'Anna', consent: { statement: 'Yes.' } }]);
  expect(fs.readdirSync(path.join(folder.media(), '.incoming'))).toEqual([]);
});

it('is behind after any change of any row that a sidecar has, and after nothing else', async () => {
  await sidecars.flush();
  const unnoticed: string[] = [];
  const attempt = (what: string, sql: string) => {
    const back = new Error('rolled back');
    try {
      context.db.write((tx) => {
        tx.run(sql);
        if (!tx.get('SELECT 1 FROM sidecars WHERE written_revision < revision')) unnoticed.push(what);
        throw back;
      });
    } catch (error) {
      if (error !== back) throw error;
    }
  };
  const tables: SidecarTable[] = [...Object.values(ITEM_TABLES), ...Object.values(SHARED_TABLES)];
  for (const { table, owner, where = 'TRUE', columns } of tables) {
    attempt(`delete ${table}`, `DELETE FROM ${table} WHERE ${where}`);
    const changing = Object.values(columns).filter(([name]) => name !== owner && !PRIMARY.has(`${table}.${name}`));
    for (const [name] of changing)
      attempt(`update ${table}.${name}`, `UPDATE ${table} SET ${name} = ${name} WHERE ${where}`);
  }
  attempt('insert take_words', "INSERT INTO take_words SELECT 'take-2', words FROM take_words");
  attempt(
    'insert segments',
    "INSERT INTO segments (transcript_id, id, start_ms, end_ms, speaker_by_user, text) VALUES ('talk', 'c', 0, 1, 0, '')",
  );
  attempt(
    'insert organisation_tags',
    "INSERT INTO organisation_tags (subject_kind, subject_id, position, tag) VALUES ('item', 'play', 0, 'new')",
  );
  expect(unnoticed).toEqual([]);
  run('UPDATE scripts SET takes_number = takes_number + 1, undo_position = 0');
  run('UPDATE takes SET changed_number = 9');
  run(`INSERT INTO facts (name, value) VALUES ('x', 'y')`);
  expect(due()).toEqual([]);
});

/** Never changed once they are stored. */
const PRIMARY = new Set(['takes.script_id', 'takes.line_id', 'takes.number', 'takes.created_at_ms']);

it('writes some time after a change, without being asked', async () => {
  sidecars.start();
  await expect.poll(() => due()).toEqual([]);
  run(`UPDATE items SET title = 'Renamed' WHERE id = 'talk'`);
  context.changes.publish('library', ['talk']);
  await expect.poll(() => textOf('talk')).toContain('"title":"Renamed"');
});

it('writes when the program quits what it had no time for', async () => {
  await sidecars.flush();
  run(`UPDATE segments SET text = 'Last words.' WHERE id = 'a'`);
  await sidecars.stop();
  expect([textOf('talk').includes('Last words.'), due()]).toEqual([true, []]);
});

it('leaves the writing to whoever has the lock, and does it after', async () => {
  const lock = takeFolderLock(path.join(context.folders.data, 'sidecars.lock'));
  await sidecars.stop();
  expect([fs.existsSync(sidecarOf('talk')), due().length]).toEqual([false, 8]);
  lock?.release();
  const next = createSidecars({ ...context, folder, media: riffReader });
  expect([await next.flush(), due()]).toEqual([true, []]);
});

it('writes nothing while the files of the library move', async () => {
  const written: Promise<boolean>[] = [];
  await sidecars.hold(async () => {
    written.push(sidecars.flush());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(fs.existsSync(sidecarOf('talk'))).toBe(false);
  });
  expect([await Promise.all(written), fs.existsSync(sidecarOf('talk'))]).toEqual([[true], true]);
});

it('goes along when the library moves, as it was and as it becomes', async () => {
  await sidecars.flush();
  const chosen = path.join(context.folder, 'elsewhere');
  fs.mkdirSync(chosen);
  const moved = await moveLibrary({
    folder,
    shell: quietShell(() => chosen),
    jobs: createJobs(context, { owner: 'test', places: () => 1 }).jobs,
    log: context.log,
    now: () => 7,
    hasCompany: () => false,
    whenSettled: () => Promise.resolve(),
    holdSidecars: async (work) =>
      await sidecars.hold(async () => {
        run(`UPDATE segments SET text = 'Said meanwhile.' WHERE id = 'a'`);
        void sidecars.flush();
        return await work();
      }),
  });
  expect(await sidecars.flush()).toBe(true);
  expect([folder.root(), sidecarOf('talk').startsWith(chosen)]).toEqual([moved?.libraryFolder, true]);
  expect(textOf('talk')).toContain('Said meanwhile.');
  expect([
    await sidecars.check({ isDeep: true }),
    await checkLibrary({ db: context.db, folder, looks: createReferenceLooks(context) }),
  ]).toEqual([[], []]);
  const [former] = formerLibraries({ db: context.db, folder });
  await removeFormerLibrary({ db: context.db, folder }, former?.id ?? 0);
  expect(fs.existsSync(context.folders.library)).toBe(false);
});

it('removes what a deleted item left, and of nothing else', async () => {
  await sidecars.flush();
  run(`DELETE FROM items WHERE id = 'sound'`);
  await sidecars.flush();
  expect(fs.existsSync(folder.item('sound' as ItemId))).toBe(false);
  expect(fs.existsSync(sidecarOf('broken'))).toBe(true);
  expect(context.db.get(`SELECT * FROM sidecars WHERE subject = 'sound'`)).toBeUndefined();
});

it('goes on where one cannot be written, and says so', async () => {
  fs.mkdirSync(folder.media(), { recursive: true });
  fs.writeFileSync(folder.item('talk' as ItemId), 'no folder');
  expect(await sidecars.flush()).toBe(false);
  expect(due()).toEqual(['talk']);
});

it('answers for every sidecar that could not be written because the library was taken away before the end', async () => {
  const rejected: unknown[] = [];
  const note = (reason: unknown) => void rejected.push(reason);
  process.on('unhandledRejection', note);
  const opened = openTestCore({ processes: noProcesses });
  try {
    const file = path.join(opened.folder, 'a.txt');
    fs.writeFileSync(file, 'A text.');
    for (let count = 0; count < 5; count += 1) await opened.core.scripts.importFile({ file });
    await opened.core.sidecars.flush();
    const library = path.join(opened.folder, 'library');
    fs.rmSync(library, { recursive: true });
    fs.writeFileSync(library, 'no folder');
    for (let count = 0; count < 5; count += 1) await opened.core.scripts.importFile({ file });
    await opened.core.sidecars.flush();
    await new Promise((resolve) => setImmediate(resolve));
    expect(opened.logged.filter((line) => line.includes('A sidecar could not be written')).length).toBeGreaterThan(0);
    expect(rejected).toEqual([]);
  } finally {
    process.off('unhandledRejection', note);
    await opened.dispose();
  }
});
