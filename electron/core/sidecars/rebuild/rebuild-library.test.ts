import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type Db, openDatabase } from '../../database/database.ts';
import { createLibraryFolder, type LibraryFolder } from '../../library/library-folder.ts';
import { findPlace } from '../../library/places/place-table.ts';
import { riffReader } from '../../testing/riff-reader.ts';
import { openTestContext, type TestContext } from '../../testing/test-context.ts';
import { comparedTables, compareDatabases } from './compare-databases.ts';
import { createSidecars, type Sidecars } from '../create-sidecars.ts';
import { COLUMNS_NOT_REBUILT, TABLES_NOT_REBUILT } from './not-rebuilt.ts';
import { ITEM_TABLES } from '../content/item-tables.ts';
import { SHARED_TABLES } from '../content/shared-tables.ts';
import type { SidecarTable } from '../content/sidecar-table.ts';
import { fillLibrary } from '../test-data/full-library.ts';

let context: TestContext;
let folder: LibraryFolder;
let sidecars: Sidecars;
let target: string;
beforeEach(() => {
  context = openTestContext();
  folder = createLibraryFolder(context.db, context.folders.library);
  sidecars = createSidecars({ ...context, folder, media: riffReader });
  target = path.join(context.folder, 'rebuilt.db');
  fillLibrary(context.db, folder.media());
});
afterEach(async () => {
  await sidecars.stop();
  context.end();
});

const TABLES: readonly SidecarTable[] = [...Object.values(ITEM_TABLES), ...Object.values(SHARED_TABLES)];
const sidecarOf = (id: string) => folder.sidecar(id as ItemId);

/** Works with the rebuilt database and closes it. */
function withRebuilt<Result>(work: (db: Db) => Result): Result {
  const { db, close } = openDatabase(target);
  try {
    return work(db);
  } finally {
    close();
  }
}

it('builds the same database from files and sidecars', async () => {
  expect(await sidecars.rebuild({ file: target })).toEqual({
    file: target,
    itemCount: 7,
    problems: [],
    differenceCount: 0,
    differences: [],
  });
  expect(fs.readdirSync(context.folder).filter((name) => name.startsWith('rebuilt'))).toEqual(['rebuilt.db']);
  const found = withRebuilt((db) => [
    db.all(`SELECT item_id FROM item_text JOIN item_search ON item_search.rowid = item_text.row
      WHERE item_search MATCH 'lamp'`),
    db.all('SELECT subject FROM sidecars WHERE written_revision < revision'),
  ]);
  expect(found).toEqual([[{ item_id: 'talk' }], []]);
});

it('sees any other value in any column that is built from files', async () => {
  await sidecars.rebuild({ file: target });
  const unseen = withRebuilt((rebuilt) =>
    comparedTables(rebuilt).flatMap(({ table, key, columns }) =>
      columns
        .filter((column) => !key.includes(column))
        .filter((column) => {
          const back = new Error('rolled back');
          let isSeen = false;
          try {
            rebuilt.write((tx) => {
              tx.get('PRAGMA defer_foreign_keys = ON');
              const other = `CASE WHEN typeof("${column}") = 'text' THEN 'other ' || "${column}" ELSE coalesce("${column}", 0) + 7 END`;
              const values = tx.get<{ count: number }>(`SELECT count("${column}") AS count FROM ${table}`)?.count;
              if (!values) throw new Error(`${table}.${column} has no value in the library of this test.`);
              tx.run(`UPDATE ${table} SET "${column}" = ${other} WHERE "${column}" IS NOT NULL`);
              const { differences } = compareDatabases(context.db, { ...rebuilt, ...tx });
              isSeen = differences.some((difference) => difference.table === table);
              throw back;
            });
          } catch (error) {
            if (error !== back) throw error;
          }
          return !isSeen;
        })
        .map((column) => `${table}.${column}`),
    ),
  );
  expect(unseen).toEqual([]);
});

it('sees rows that only one of the two databases has', async () => {
  await sidecars.rebuild({ file: target });
  withRebuilt((rebuilt) => {
    rebuilt.write((tx) => tx.run(`DELETE FROM segments WHERE id = 'a'`));
    context.db.write((tx) => tx.run(`DELETE FROM speakers WHERE id = 'ben'`));
    expect(compareDatabases(context.db, rebuilt).differences).toMatchObject([
      { table: 'segments', key: 'talk a', column: null, present: { text: 'The lamp.' } },
      { table: 'speakers', key: 'talk ben', column: null, rebuilt: { name: 'Ben “B”' } },
    ]);
  });
});

it('does so with more items and rows than are read at once', async () => {
  context.db.write((tx) => {
    for (let index = 0; index < 230; index++)
      tx.run(
        `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
         VALUES (:id, 'recording', 'Many', 'none', 1, 1)`,
        { id: `many-${index}` },
      );
    for (let index = 0; index < 1700; index++)
      tx.run(
        `INSERT INTO segments (transcript_id, id, start_ms, end_ms, speaker_by_user, text)
         VALUES ('talk', :id, :index, :index, 0, 'Said.')`,
        { id: `many-${index}`, index },
      );
  });
  expect(await sidecars.rebuild({ file: target })).toMatchObject({ itemCount: 237, problems: [], differenceCount: 0 });
  context.db.write((tx) => tx.run(`UPDATE segments SET text = 'Else.' WHERE id IN ('many-3', 'many-1699')`));
  expect(withRebuilt((rebuilt) => compareDatabases(context.db, rebuilt)).differences).toMatchObject([
    { key: 'talk many-1699', column: 'text', present: 'Else.', rebuilt: 'Said.' },
    { key: 'talk many-3', column: 'text' },
  ]);
});

it('has every column of every table in a sidecar, or a reason why not', () => {
  const kept = new Set<string>();
  for (const { table, owner, given, columns } of TABLES) {
    for (const name of [owner, ...Object.keys(given ?? {}), ...Object.values(columns).map(([column]) => column)])
      kept.add(`${table}.${name}`);
  }
  for (const [table, columns] of Object.entries(COLUMNS_NOT_REBUILT))
    for (const name of columns) kept.add(`${table}.${name}`);
  const all = context.db.all<{ name: string }>(
    `SELECT tables.name || '.' || columns.name AS name FROM pragma_table_list AS tables
     JOIN pragma_table_info(tables.name) AS columns
     WHERE tables.schema = 'main' AND tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
       AND tables.name NOT IN (SELECT value FROM json_each(:left))`,
    { left: JSON.stringify(Object.keys(TABLES_NOT_REBUILT)) },
  );
  expect(all.map(({ name }) => name).filter((name) => !kept.has(name))).toEqual([]);
});

it('says which folders it could not use, and takes the rest', async () => {
  await sidecars.flush();
  const edit = (id: string, change: (sidecar: Record<string, unknown>) => void) => {
    const sidecar = JSON.parse(fs.readFileSync(sidecarOf(id), 'utf8')) as Record<string, unknown>;
    change(sidecar);
    fs.writeFileSync(sidecarOf(id), JSON.stringify(sidecar));
  };
  fs.rmSync(sidecarOf('sound'));
  fs.writeFileSync(sidecarOf('talk'), '{"format": "atelier-sidecar", "vers');
  edit('broken', (sidecar) => (sidecar['version'] = 2));
  edit('take-1', (sidecar) => (sidecar['id'] = 'take-9'));
  edit('take-2', (sidecar) => Object.assign((sidecar['take'] as object[])[0] ?? {}, { scriptId: 'nowhere' }));
  const { itemCount, problems, differenceCount } = await sidecars.rebuild({ file: target });
  expect([itemCount, differenceCount > 0]).toEqual([2, true]);
  const placed = (id: string) => findPlace(context.db, id as ItemId)?.place;
  expect(problems).toEqual([
    { problem: 'sidecar_newer', folder: placed('broken') },
    { problem: 'sidecar_damaged', folder: placed('talk') },
    { problem: 'sidecar_missing', folder: 'sound' },
    { problem: 'sidecar_elsewhere', folder: 'take-1' },
    { problem: 'owner_missing', folder: 'take-2' },
  ]);
  expect(withRebuilt((db) => db.all('SELECT id FROM items ORDER BY id'))).toEqual([{ id: 'chat' }, { id: 'play' }]);
});

it('keeps the items of boards together where what is known of the boards is lost', async () => {
  await sidecars.flush();
  fs.rmSync(path.join(folder.media(), 'library.json'));
  const { itemCount, problems } = await sidecars.rebuild({ file: target });
  expect([itemCount, problems]).toEqual([7, [{ problem: 'sidecar_missing', folder: 'library.json' }]]);
  const found = withRebuilt((db) => [
    db.all(`SELECT boards.name, item_id AS id FROM board_items JOIN boards ON boards.id = board_id
      WHERE board_id = 'fog' ORDER BY place`),
    db.all('SELECT name FROM boards ORDER BY position'),
  ]);
  expect(found).toEqual([
    [
      { name: 'Board 2', id: 'take-2' },
      { name: 'Board 2', id: 'talk' },
    ],
    [{ name: 'Board 1' }, { name: 'Board 2' }],
  ]);
});

it('believes no sidecar whose file would be elsewhere', async () => {
  await sidecars.flush();
  const text = fs.readFileSync(sidecarOf('sound'), 'utf8');
  for (const name of ['../../secret.wav', '/etc/passwd', '..', 'a\\..\\b.wav', 'C:x.wav', '']) {
    fs.writeFileSync(sidecarOf('sound'), text.replace('"original.wav"', JSON.stringify(name)));
    fs.rmSync(target, { force: true });
    const { problems } = await sidecars.rebuild({ file: target });
    expect(problems, name).toEqual([{ problem: 'sidecar_damaged', folder: 'sound' }]);
  }
});

it('never replaces a file, and leaves nothing of a rebuild that failed', async () => {
  fs.writeFileSync(target, 'mine');
  await expect(sidecars.rebuild({ file: target })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(fs.readFileSync(target, 'utf8')).toBe('mine');
  fs.rmSync(target);
  fs.rmSync(folder.media(), { recursive: true });
  context.db.write((tx) => tx.run('UPDATE sidecars SET written_revision = revision'));
  await expect(sidecars.rebuild({ file: target })).rejects.toMatchObject({ code: 'FILE_MISSING' });
  expect(fs.readdirSync(context.folder).filter((name) => name.startsWith('rebuilt'))).toEqual([]);
});
