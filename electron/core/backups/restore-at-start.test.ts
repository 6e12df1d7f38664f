import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackupId } from '../../../shared/domain/ids.ts';
import type { RestoreParts } from '../../../shared/domain/library/upkeep/backup.ts';
import { openDatabase } from '../database/database.ts';
import { openTestContext, testFolder } from '../testing/test-context.ts';
import { backupsFolder, databaseOf, listBackups, settingsOf } from './backup-store.ts';
import { backUpNow, restoreAtStart } from './restore-at-start.ts';
import { writeRestoreRequest } from './restore-request.ts';

const EVERYTHING: RestoreParts = { index: true, settings: true };

let folder: string;
let dataFolder: string;
beforeEach(() => {
  folder = testFolder();
  const context = openTestContext({ folder });
  dataFolder = context.folders.data;
  context.close();
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const start = (nowMs = Date.now()) => ({ dataFolder, version: '1.0.0', nowMs });
const settingsFile = () => path.join(dataFolder, 'settings.json');
const chooseTheme = (theme: string) => fs.writeFileSync(settingsFile(), JSON.stringify({ appearance: { theme } }));
const theme = () =>
  (JSON.parse(fs.readFileSync(settingsFile(), 'utf8')) as { appearance: { theme: string } }).appearance.theme;
function items(work?: (add: (id: string) => void) => void): string[] {
  const { db, close } = openDatabase(path.join(dataFolder, 'atelier.db'));
  work?.((id) =>
    db.write((tx) =>
      tx.run(
        `INSERT INTO items (id, kind, title, media_state, created_at_ms, updated_at_ms)
         VALUES (:id, 'recording', :id, 'none', 1, 1)`,
        { id },
      ),
    ),
  );
  const ids = db.all<{ id: string }>('SELECT id FROM items ORDER BY id').map(({ id }) => id);
  close();
  return ids;
}
function backedUp(): BackupId {
  items((add) => add('first'));
  chooseTheme('dark');
  const backup = backUpNow(start(1_000_000), 'manual');
  if (!backup) throw new Error('nothing was backed up');
  items((add) => add('since'));
  chooseTheme('light');
  return backup.id;
}
const ask = (id: BackupId, parts = EVERYTHING) => writeRestoreRequest(backupsFolder(dataFolder), { id, parts });
const refused = (reason: string) => ({ failure: { code: 'CONFLICT', data: { reason } } });

describe('what was asked for before the last end', () => {
  it('is restored once, with what was there kept as a backup of its own', () => {
    const id = backedUp();
    ask(id);
    const outcome = restoreAtStart(start());
    expect(outcome).toMatchObject({ id, failure: null, keptId: expect.any(String) as string });
    expect([items(), theme()]).toEqual([['first'], 'dark']);
    expect(restoreAtStart(start())).toBeNull();
    ask(outcome!.keptId!);
    restoreAtStart(start());
    expect([items(), theme()]).toEqual([['first', 'since'], 'light']);
  });

  it('may be the index alone, or the settings alone', () => {
    const id = backedUp();
    ask(id, { index: false, settings: true });
    restoreAtStart(start());
    expect([items(), theme()]).toEqual([['first', 'since'], 'dark']);
    chooseTheme('light');
    ask(id, { index: true, settings: false });
    restoreAtStart(start());
    expect([items(), theme()]).toEqual([['first'], 'light']);
  });

  it('changes nothing where the index in the backup is damaged', () => {
    const id = backedUp();
    const file = databaseOf(backupsFolder(dataFolder), id);
    fs.writeFileSync(file, fs.readFileSync(file).fill(7, 4096));
    ask(id);
    expect(restoreAtStart(start())).toMatchObject({ keptId: null, ...refused('backup_damaged') });
    expect([items(), theme()]).toEqual([['first', 'since'], 'light']);
  });

  it('changes nothing where its settings are gone or damaged: the defaults are no backup', () => {
    for (const damage of ['', '{"appearance":', '[]', null]) {
      const id = backedUp();
      const file = settingsOf(backupsFolder(dataFolder), id);
      if (damage === null) fs.rmSync(file);
      else fs.writeFileSync(file, damage);
      ask(id);
      expect(restoreAtStart(start())).toMatchObject({ keptId: null, ...refused('backup_damaged') });
      expect([items(), theme()]).toEqual([['first', 'since'], 'light']);
      fs.rmSync(path.join(dataFolder, 'atelier.db'));
    }
  });

  it('that is no longer there is said to be gone, and not asked for again', () => {
    const id = backedUp();
    ask(id);
    fs.rmSync(path.join(backupsFolder(dataFolder), id), { recursive: true });
    expect(restoreAtStart(start())).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    expect(restoreAtStart(start())).toBeNull();
    expect(items()).toEqual(['first', 'since']);
  });

  it('is nothing where the request leads elsewhere or cannot be understood', () => {
    backedUp();
    const request = path.join(backupsFolder(dataFolder), 'restore.json');
    const hostile = ['{', '[]', '{"id":"../../elsewhere","parts":{"index":true,"settings":true}}', '{"id":"x"}'];
    for (const text of hostile) {
      fs.writeFileSync(request, text);
      expect(restoreAtStart(start())).toBeNull();
    }
    expect([items(), theme()]).toEqual([['first', 'since'], 'light']);
  });
});

describe('the folder of backups', () => {
  it('loses what was left incomplete with the next backup, and nothing that is somebody else’s', () => {
    const id = backedUp();
    const backups = backupsFolder(dataFolder);
    const [incomplete, foreign] = ['20200101T000000-abcdef', 'my notes'];
    for (const name of [incomplete, foreign]) fs.mkdirSync(path.join(backups, name));
    fs.writeFileSync(path.join(backups, foreign, 'keep.txt'), 'mine');
    const next = backUpNow(start(), 'manual');
    expect(listBackups(backups).map((each) => each.id)).toEqual([next!.id, id]);
    expect(fs.existsSync(path.join(backups, incomplete))).toBe(false);
    expect(fs.readFileSync(path.join(backups, foreign, 'keep.txt'), 'utf8')).toBe('mine');
  });

  it('lists no folder whose manifest is missing, half-written or of another shape', () => {
    backedUp();
    const backups = backupsFolder(dataFolder);
    for (const [name, manifest] of [
      ['20200101T000000-aaaaaa', '{"reason":"manual"'],
      ['20200101T000000-bbbbbb', '{"reason":"whim","createdAtMs":1}'],
      ['20200101T000000-cccccc', 'null'],
    ] as const) {
      fs.mkdirSync(path.join(backups, name));
      fs.writeFileSync(path.join(backups, name, 'backup.json'), manifest);
    }
    fs.writeFileSync(path.join(backups, 'file'), '');
    expect(listBackups(backups)).toHaveLength(1);
  });

  it('has files that only this user can read, and no key in the settings', () => {
    items();
    fs.writeFileSync(settingsFile(), JSON.stringify({ appearance: { theme: 'dark' }, cloud: { key: 'sk-secret' } }));
    const backup = backUpNow(start(), 'manual');
    const backups = backupsFolder(dataFolder);
    for (const file of [databaseOf(backups, backup!.id), settingsOf(backups, backup!.id)])
      expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(fs.readFileSync(settingsOf(backups, backup!.id), 'utf8')).not.toContain('sk-secret');
  });
});
