import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkCopy } from '../database/copies/copy-database.ts';
import { openDatabase } from '../database/database.ts';
import { SCHEMA_VERSION } from '../database/migrate.ts';
import { createOlderDatabase } from '../database/testing/older-schema.ts';
import { testFolder } from '../testing/test-context.ts';
import { backupsFolder, databaseOf, listBackups } from './backup-store.ts';

const PROGRAM = path.join(import.meta.dirname, 'test-data/migrating-program.ts');
/** Of a library from before its texts were gathered. */
const OLD_VERSION = 11;
const ITEMS = 300;
const KILLS = 10;

let folder: string;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function createOld(dataFolder: string): void {
  fs.mkdirSync(dataFolder);
  const old = createOlderDatabase(path.join(dataFolder, 'atelier.db'), OLD_VERSION);
  const insert = old.prepare(`INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
    VALUES (:id, 'recording', :title, 'none', 1, 1)`);
  for (let index = 0; index < ITEMS; index++) insert.run({ id: `item-${index}`, title: `Lighthouse ${index}` });
  old.close();
}

function run(dataFolder: string, dieAt: number) {
  const env = { ...process.env, ATELIER_DIE_AT_STEP: String(dieAt) };
  const { signal, status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, dataFolder], {
    env,
    encoding: 'utf8',
  });
  if (signal !== 'SIGKILL' && status !== 0) throw new Error(stderr);
  return { isKilled: signal === 'SIGKILL', steps: Number(stdout) };
}

it('loses nothing, at whatever step of bringing an older library up to date the program is killed', () => {
  const whole = path.join(folder, 'whole');
  createOld(whole);
  const { steps } = run(whole, 0);
  const points = Array.from({ length: KILLS }, (_, index) => 1 + Math.floor((index * (steps - 1)) / KILLS));
  for (const point of points) {
    const dataFolder = path.join(folder, String(point));
    createOld(dataFolder);
    expect(run(dataFolder, point).isKilled, `step ${point} of ${steps}`).toBe(true);
    expect(run(dataFolder, 0).isKilled).toBe(false);
    const { db, close } = openDatabase(path.join(dataFolder, 'atelier.db'));
    const found = `SELECT count(*) AS count FROM item_search WHERE item_search MATCH 'lighthouse'`;
    expect([
      db.get('PRAGMA integrity_check'),
      db.get('PRAGMA user_version'),
      db.get('SELECT count(*) AS count FROM items'),
      db.get(found),
      db.get('SELECT count(*) AS count FROM listed_items'),
    ]).toEqual([
      { integrity_check: 'ok' },
      { user_version: SCHEMA_VERSION },
      { count: ITEMS },
      { count: ITEMS },
      { count: ITEMS },
    ]);
    close();
    // What was there before is a whole backup, and there is no half one beside it.
    const backups = backupsFolder(dataFolder);
    const listed = listBackups(backups);
    expect(listed.length).toBeGreaterThan(0);
    expect(fs.readdirSync(backups).toSorted()).toEqual(listed.map(({ id }) => id as string).toSorted());
    expect(listed.map(({ id }) => checkCopy(databaseOf(backups, id)).schemaVersion)).toContain(OLD_VERSION);
  }
});
