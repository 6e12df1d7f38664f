import fs from 'node:fs';
import path from 'node:path';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { BackupId } from '../../../shared/domain/ids.ts';
import type { Backup, BackupReason, RestoreOutcome } from '../../../shared/domain/library/upkeep/backup.ts';
import { checkCopy, copyDatabase } from '../database/copies/copy-database.ts';
import { replaceDatabase } from '../database/copies/replace-database.ts';
import { syncFileNow } from '../../../shared/disk/sync-folder.ts';
import { readSettingsFile } from '../settings/settings-file.ts';
import { backupsFolder, databaseOf, listBackups, settingsOf, stageBackup } from './backup-store.ts';
import { readRestoreRequest, removeRestoreRequest, type RestoreRequest } from './restore-request.ts';

/** A data folder that no other program has open, and the version of this one. */
export type StartOfBackups = { dataFolder: string; version: string; nowMs: number };

/**
 * Restores what was asked for before the last end, if anything was. The present index and settings are backed up first; where that or
 * the restoring fails they stay as they are, and the outcome says why. A kill leaves the request: the next start begins it anew.
 */
export function restoreAtStart(start: StartOfBackups): RestoreOutcome | null {
  const folder = backupsFolder(start.dataFolder);
  const request = readRestoreRequest(folder);
  if (!request) return null;
  let keptId: BackupId | null = null;
  let failure: RestoreOutcome['failure'] = null;
  try {
    if (!listBackups(folder).some(({ id }) => id === request.id)) throw gone();
    if (request.parts.index) checkWhole(databaseOf(folder, request.id));
    if (request.parts.settings) checkReadable(settingsOf(folder, request.id));
    keptId = backUpNow(start, 'restore')?.id ?? null;
    restore(start, request);
  } catch (error) {
    failure = failureRecord(error);
  }
  removeRestoreRequest(folder);
  return { ...request, keptId, failure };
}

/** Backs up what nobody has open, in this very process; null where there is no database yet. Throws as copyDatabase does. */
export function backUpNow({ dataFolder, version, nowMs }: StartOfBackups, reason: BackupReason): Backup | null {
  const source = path.join(dataFolder, 'atelier.db');
  if (!fs.existsSync(source)) return null;
  const staged = stageBackup(backupsFolder(dataFolder), nowMs);
  try {
    const copy = copyDatabase(source, staged.databaseFile);
    const { settings } = readSettingsFile(path.join(dataFolder, 'settings.json'));
    return staged.finish({ copy, settings, reason, version });
  } finally {
    staged.discard();
  }
}

function restore({ dataFolder }: StartOfBackups, { id, parts }: RestoreRequest): void {
  const folder = backupsFolder(dataFolder);
  if (parts.index) replaceDatabase(path.join(dataFolder, 'atelier.db'), databaseOf(folder, id));
  if (parts.settings) {
    // Read as any settings file is: what is not valid does not come in.
    const { settings } = readSettingsFile(settingsOf(folder, id));
    const file = path.join(dataFolder, 'settings.json');
    fs.writeFileSync(`${file}.restoring`, JSON.stringify(settings, null, 2), { mode: 0o600 });
    syncFileNow(`${file}.restoring`);
    fs.renameSync(`${file}.restoring`, file);
  }
}

/** Without this, a backup whose settings are gone or damaged would restore the defaults. */
function checkReadable(file: string): void {
  if (!fs.existsSync(file) || readSettingsFile(file).problems.includes(null)) {
    throw reasonedFailure('CONFLICT', 'backup_damaged');
  }
}

function checkWhole(file: string): void {
  try {
    checkCopy(file);
  } catch (error) {
    if (failureRecord(error).code !== 'INTERNAL') throw error;
    throw reasonedFailure('CONFLICT', 'backup_damaged');
  }
}

const gone = () => new Failure('NOT_FOUND', 'This backup no longer exists.', {});
