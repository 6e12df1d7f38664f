import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { BackupId } from '../../../shared/domain/ids.ts';
import type { Backup, BackupReason, RestoreOutcome } from '../../../shared/domain/library/upkeep/backup.ts';
import { waitForFolderLock } from '../../../shared/disk/folder-lock.ts';
import type { ProcessStarter } from '../../../shared/processes/process-starter.ts';
import type { CoreContext } from '../core-context.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { readSettingsFile } from '../settings/settings-file.ts';
import { backupsFolder, databaseOf, listBackups, removeBackup, settingsOf, stageBackup } from './backup-store.ts';
import type { Backups, OpenBackups } from './backups.ts';
import { hasBackupOfToday, outdatedBackups } from './kept-backups.ts';
import { readRestoreRequest, removeRestoreRequest, writeRestoreRequest } from './restore-request.ts';
import { type BackupProcesses, runBackupProcess } from './run-backup-process.ts';

/** The start of the app has better things to do. */
const FIRST_LOOK_MS = 60_000;
const LOOK_EVERY_MS = 10 * 60_000;
const LOCK_WAIT_MS = 5000;

/** What backups need beside the context. */
export type BackupNeighbours = {
  processes: ProcessStarter;
  jobs: Pick<Jobs, 'hasActive'>;
  version: string;
  /** What this start restored. */
  outcome: RestoreOutcome | null;
  /** Whether another program has the profile open. */
  hasCompany(): boolean;
};

type Deps = CoreContext & BackupNeighbours & { folder: string; source: string; inProcess: BackupProcesses };

/** Builds the backups. Nothing is backed up by itself before `start`. */
export function createBackups(context: CoreContext, neighbours: BackupNeighbours): OpenBackups {
  const folder = backupsFolder(context.folders.data);
  const ending = new AbortController();
  const inProcess = { processes: neighbours.processes, folder, signal: ending.signal };
  const source = path.join(context.folders.data, 'atelier.db');
  const deps: Deps = { ...context, ...neighbours, folder, source, inProcess };
  const runDue = async () => {
    try {
      if (!hasBackupOfToday(listBackups(folder), context.now())) await backUp(deps, 'daily');
    } catch (error) {
      context.log.warn('The daily backup was not made.', { code: failureRecord(error).code });
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const look = (afterMs: number) => {
    timer = setTimeout(() => {
      void runDue().finally(() => {
        if (!ending.signal.aborted) look(LOOK_EVERY_MS);
      });
    }, afterMs);
    timer.unref();
  };
  return {
    backups: backupsOf(deps),
    start: () => look(FIRST_LOOK_MS),
    runDue,
    stop: () => {
      clearTimeout(timer);
      ending.abort();
    },
  };
}

function backupsOf(deps: Deps): Backups {
  const { folder, source, inProcess, changes } = deps;
  const changed = () => changes.publish('backups', []);
  return {
    list: () => ({ backups: listBackups(folder), pending: readRestoreRequest(folder), outcome: deps.outcome }),
    create: () => backUp(deps, 'manual'),
    compare: async ({ id }) => {
      known(folder, id);
      const copy = databaseOf(folder, id);
      const index = await runBackupProcess(inProcess, { do: 'compare', source, copy });
      const { settings } = readSettingsFile(settingsOf(folder, id));
      return { ...index, settingsChanged: differences(settings, deps.settings()) };
    },
    restore: async ({ id, parts }) => {
      known(folder, id);
      if (deps.hasCompany()) throw reasonedFailure('CONFLICT', 'other_process');
      if (deps.jobs.hasActive()) throw reasonedFailure('CONFLICT', 'tasks_active');
      writeRestoreRequest(folder, { id, parts });
      changed();
    },
    cancelRestore: () => {
      removeRestoreRequest(folder);
      changed();
    },
    remove: ({ id }) => {
      known(folder, id);
      removeBackup(folder, id);
      changed();
    },
  };
}

async function backUp(deps: Deps, reason: BackupReason): Promise<Backup> {
  const { folder, source, inProcess, version, changes, now } = deps;
  const lock = await waitForFolderLock(path.join(deps.folders.data, 'backups.lock'), { waitMs: LOCK_WAIT_MS });
  if (!lock) throw reasonedFailure('CONFLICT', 'backup_running');
  try {
    const staged = stageBackup(folder, now());
    try {
      const copy = await runBackupProcess(inProcess, { do: 'copy', source, copy: staged.databaseFile });
      const backup = staged.finish({ copy, settings: deps.settings(), reason, version });
      for (const { id } of outdatedBackups(listBackups(folder), now())) removeBackup(folder, id);
      return backup;
    } finally {
      staged.discard();
    }
  } finally {
    lock.release();
    changes.publish('backups', []);
  }
}

function known(folder: string, id: BackupId): void {
  if (listBackups(folder).some((backup) => backup.id === id)) return;
  throw new Failure('NOT_FOUND', 'This backup no longer exists.', { id });
}

/** How many settings differ, field by field. */
function differences(one: object, other: object): number {
  const fields = (value: object) =>
    Object.entries(value).flatMap(([section, content]) =>
      typeof content === 'object' && content !== null && section !== 'keymap'
        ? Object.entries(content as object).map(([name, field]) => [`${section}.${name}`, field as unknown] as const)
        : [[section, content as unknown] as const],
    );
  const others = new Map(fields(other));
  return fields(one).filter(([name, value]) => !isDeepStrictEqual(value, others.get(name))).length;
}
