import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { BackupId } from '../../../shared/domain/ids.ts';
import { nodeProcessStarter } from '../../../shared/processes/node-process-starter.ts';
import type { ProcessStarter } from '../../../shared/processes/process-starter.ts';
import { checkCopy } from '../database/copies/copy-database.ts';
import { openDatabase } from '../database/database.ts';
import { createOlderDatabase } from '../database/testing/older-schema.ts';
import { openTestContext, type TestContext, testFolder } from '../testing/test-context.ts';
import { backupsFolder, databaseOf, listBackups, settingsOf } from './backup-store.ts';
import { createBackups } from './create-backups.ts';
import { backUpNow, restoreAtStart } from './restore-at-start.ts';

const EVERYTHING = { index: true, settings: true };
let folder: string;
let context: TestContext;
const start = (nowMs = Date.now()) => ({ dataFolder: context.folders.data, version: '1.0.0', nowMs });
const open = (processes: ProcessStarter = nodeProcessStarter, hasActive = false) =>
  createBackups(context, {
    processes,
    jobs: { hasActive: () => hasActive },
    version: '1.0.0',
    outcome: null,
    hasCompany: () => false,
  });

beforeEach(() => {
  folder = testFolder();
  context = openTestContext({ folder });
});
afterEach(() => context.end());

function addItem(id: string, updatedAtMs = 1): void {
  const sql = `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
    VALUES (:id, 'recording', :id, 'none', 1, :updatedAtMs)`;
  context.db.write((tx) => tx.run(sql, { id, updatedAtMs }));
}
const ids = () => context.db.all<{ id: string }>('SELECT id FROM items ORDER BY id').map(({ id }) => id);
const run = (sql: string) => context.db.write((tx) => tx.run(sql));

it('backs up what is in use, and says what restoring would change', async () => {
  addItem('kept');
  addItem('deleted');
  addItem('edited');
  const { backups } = open();
  const backup = await backups.create();
  expect(backup).toMatchObject({ reason: 'manual', itemCount: 3, version: '1.0.0' });
  expect(backups.list()).toEqual({ backups: [backup], pending: null, outcome: null });
  run(`DELETE FROM items WHERE id = 'deleted'`);
  run(`UPDATE items SET updated_at_ms = 2 WHERE id = 'edited'`);
  addItem('new');
  context.settings().appearance.theme = 'dark';
  expect(await backups.compare({ id: backup.id })).toEqual({
    createdSince: 1,
    deletedSince: 1,
    changedSince: 1,
    voicesCreatedSince: 0,
    voicesDeletedSince: 0,
    settingsChanged: 1,
  });
  expect(
    Object.keys(JSON.parse(fs.readFileSync(settingsOf(backupsFolder(context.folders.data), backup.id), 'utf8'))),
  ).not.toContain('key');
});

it('restores index and settings at the next start and keeps what was there before', async () => {
  addItem('old');
  run(`INSERT INTO facts (name, value) VALUES ('library-folder', '/before')`);
  run(`INSERT INTO jobs (id, kind, title, engine, lane, state, request, progress, owner, created_at_ms)
    VALUES ('job', 'transcribe', 't', 'cloud', 'cloud', 'queued', '{}', '{}', 'x', 1)`);
  const backup = backUpNow(start(), 'daily');
  addItem('new');
  run(`UPDATE facts SET value = '/after' WHERE name = 'library-folder'`);
  await open().backups.restore({ id: backup?.id ?? ('' as BackupId), parts: EVERYTHING });
  fs.writeFileSync(path.join(context.folders.data, 'settings.json'), JSON.stringify({ appearance: { theme: 'dark' } }));
  context.close();
  const outcome = restoreAtStart(start());
  expect(outcome).toMatchObject({ id: backup?.id, failure: null });
  context = openTestContext({ folder });
  expect(ids()).toEqual(['old']);
  expect(context.db.get(`SELECT value FROM facts WHERE name = 'library-folder'`)).toEqual({ value: '/after' });
  // What was paid for since is not ordered again.
  expect(context.db.get(`SELECT state FROM jobs`)).toEqual({ state: 'cancelled' });
  expect(context.db.get(`SELECT count(*) AS behind FROM sidecars WHERE revision > written_revision`)).toEqual({
    behind: 2,
  });
  expect(JSON.parse(fs.readFileSync(path.join(context.folders.data, 'settings.json'), 'utf8'))).toMatchObject({
    appearance: { theme: 'system' },
  });
  const kept = listBackups(backupsFolder(context.folders.data)).find(({ id }) => id === outcome?.keptId);
  expect(kept).toMatchObject({ reason: 'restore', itemCount: 2 });
  expect(restoreAtStart(start())).toBeNull();
});

it('restores nothing from a damaged backup', async () => {
  addItem('old');
  const backup = backUpNow(start(), 'daily');
  addItem('new');
  await open().backups.restore({ id: backup?.id ?? ('' as BackupId), parts: EVERYTHING });
  const file = databaseOf(backupsFolder(context.folders.data), backup?.id ?? ('' as BackupId));
  fs.writeFileSync(file, fs.readFileSync(file).fill(0x5a, 4096, 8192));
  context.close();
  expect(restoreAtStart(start())).toMatchObject({
    keptId: null,
    failure: { code: 'CONFLICT', data: { reason: 'backup_damaged' } },
  });
  context = openTestContext({ folder });
  expect(ids()).toEqual(['new', 'old']);
});

it('restores nothing while tasks run', async () => {
  const backup = backUpNow(start(), 'daily');
  const { backups } = open(nodeProcessStarter, true);
  await expect(backups.restore({ id: backup?.id ?? ('' as BackupId), parts: EVERYTHING })).rejects.toMatchObject({
    data: { reason: 'tasks_active' },
  });
  expect(backups.list().pending).toBeNull();
});

it('leaves no half backup where its process is killed', async () => {
  const killed: ProcessStarter = {
    start: (request) => {
      const child = nodeProcessStarter.start(request);
      process.kill(child.pid ?? 0, 'SIGKILL');
      return child;
    },
  };
  await expect(open(killed).backups.create()).rejects.toMatchObject({ code: 'WORKER_DIED' });
  // As a kill of the whole program leaves it.
  const half = path.join(backupsFolder(context.folders.data), '20260101T000000-abcdef');
  fs.mkdirSync(half, { recursive: true });
  fs.writeFileSync(path.join(half, 'atelier.db'), 'half');
  expect(open().backups.list().backups).toEqual([]);
  backUpNow(start(), 'daily');
  expect(fs.existsSync(half)).toBe(false);
});

it('makes one backup a day by itself', async () => {
  const { runDue, backups } = open();
  await runDue();
  await runDue();
  expect(backups.list().backups.map(({ reason }) => reason)).toEqual(['daily']);
});

it('backs up before a new version changes the database, and changes nothing where that fails', () => {
  const dataFolder = path.join(folder, 'older');
  fs.mkdirSync(dataFolder);
  const file = path.join(dataFolder, 'atelier.db');
  const old = createOlderDatabase(file, 1);
  old.close();
  const full = () => {
    throw new Failure('DISK_FULL', 'full', {});
  };
  expect(() => openDatabase(file, { beforeMigration: full })).toThrow('full');
  openDatabase(file, {
    beforeMigration: () => void backUpNow({ dataFolder, version: '2', nowMs: 1 }, 'migration'),
  }).close();
  openDatabase(file, { beforeMigration: full }).close();
  const [backup, ...more] = listBackups(backupsFolder(dataFolder));
  expect([backup?.reason, more]).toEqual(['migration', []]);
  expect(checkCopy(databaseOf(backupsFolder(dataFolder), backup?.id ?? ('' as BackupId))).schemaVersion).toBe(1);
});
