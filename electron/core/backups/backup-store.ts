import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { idSchema } from '../../../shared/domain/id-schema.ts';
import type { BackupId } from '../../../shared/domain/ids.ts';
import { type Backup, BACKUP_REASONS, type BackupReason } from '../../../shared/domain/library/upkeep/backup.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import { syncFileNow, syncFolderNow } from '../../../shared/disk/sync-folder.ts';
import { parseJson } from '../../../shared/domain/files/parse-json.ts';
import type { DatabaseCopy } from '../database/copies/copy-database.ts';

const MANIFEST = 'backup.json';
/** Other folders are somebody else's. */
const OWN_NAME = /^\d{8}T\d{6}-[\da-f]{6}$/;

const manifestSchema = z.object({
  reason: z.enum(BACKUP_REASONS),
  createdAtMs: z.number(),
  version: z.string(),
  schemaVersion: z.number(),
  itemCount: z.number(),
  sizeBytes: z.number(),
});

/** A backup that is being written; nobody sees it before `finish`. */
export type StagedBackup = {
  /** Where the copy of the database belongs. */
  databaseFile: string;
  /** Gives it its place. What of the settings goes in is what their schema knows, never a key. */
  finish(facts: { copy: DatabaseCopy; settings: Settings; reason: BackupReason; version: string }): Backup;
  /** Removes what was written, unless it was finished. */
  discard(): void;
};

/** Folder of all backups in a data folder. */
export const backupsFolder = (dataFolder: string): string => path.join(dataFolder, 'backups');

/** The copy of the database in a backup. */
export const databaseOf = (folder: string, id: BackupId): string => path.join(folder, id, 'atelier.db');

/** The copy of the settings in a backup. */
export const settingsOf = (folder: string, id: BackupId): string => path.join(folder, id, 'settings.json');

/** Every whole backup in the folder, newest first. What is none is left alone. */
export function listBackups(folder: string): Backup[] {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names
    .flatMap((name) => readManifest(folder, name) ?? [])
    .toSorted((one, other) => other.createdAtMs - one.createdAtMs || other.id.localeCompare(one.id));
}

function readManifest(folder: string, name: string): Backup | null {
  const id = idSchema<BackupId>().safeParse(name);
  if (!id.success) return null;
  const file = path.join(folder, name, MANIFEST);
  if (!fs.existsSync(file)) return null;
  const manifest = manifestSchema.safeParse(parseJson(fs.readFileSync(file, 'utf8')));
  if (!manifest.success) return null;
  const { reason, createdAtMs, version, itemCount, sizeBytes } = manifest.data;
  return { id: id.data, reason, createdAtMs, version, itemCount, sizeBytes };
}

/** Begins a backup. Only one program at a time may do so: what others left incomplete is removed. */
export function stageBackup(folder: string, nowMs: number): StagedBackup {
  removeIncomplete(folder);
  const time = new Date(nowMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const id = `${time}-${randomUUID().slice(0, 6)}` as BackupId;
  const staging = path.join(folder, id);
  fs.mkdirSync(staging, { recursive: true, mode: 0o700 });
  let isFinished = false;
  return {
    databaseFile: databaseOf(folder, id),
    finish({ copy, settings, reason, version }) {
      const manifest = { reason, createdAtMs: nowMs, version, ...copy };
      fs.chmodSync(databaseOf(folder, id), 0o600);
      writeSynced(settingsOf(folder, id), settings);
      // Last, and at once: with it, the backup is one.
      const file = path.join(staging, MANIFEST);
      writeSynced(`${file}.part`, manifest);
      fs.renameSync(`${file}.part`, file);
      for (const each of [staging, folder]) syncFolderNow(each);
      isFinished = true;
      const { itemCount, sizeBytes } = copy;
      return { id, reason, createdAtMs: nowMs, version, itemCount, sizeBytes };
    },
    discard: () => {
      if (!isFinished) fs.rmSync(staging, { recursive: true, force: true });
    },
  };
}

function removeIncomplete(folder: string): void {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of names) {
    if (!OWN_NAME.test(name) || fs.existsSync(path.join(folder, name, MANIFEST))) continue;
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Deletes a backup. What is left of one after a crash is none, and is removed before the next is begun. */
export function removeBackup(folder: string, id: BackupId): void {
  fs.rmSync(path.join(folder, id, MANIFEST), { force: true });
  fs.rmSync(path.join(folder, id), { recursive: true, force: true });
}

function writeSynced(file: string, content: unknown): void {
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  syncFileNow(file);
}
