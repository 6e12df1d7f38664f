import fs from 'node:fs';
import path from 'node:path';
import { backUpNow, restoreAtStart, type StartOfBackups } from './backups/restore-at-start.ts';
import { createChanges } from './changes/create-changes.ts';
import type { CrashReport } from '../../shared/domain/settings/crash-report.ts';
import type { Db } from './database/database.ts';
import { openDatabase } from './database/database.ts';
import type { HostPorts } from './host-ports.ts';
import { crashReport, openEndMark } from './programs/end-mark.ts';
import { createCaretaker } from './programs/create-caretaker.ts';
import { openPrograms, type Programs } from './programs/open-programs.ts';
import type { KnownKeys } from './secrets/known-keys.ts';
import { createSecrets } from './secrets/create-secrets.ts';
import { createSettingsStore } from './settings/create-settings-store.ts';

/**
 * Opens what holds facts: database, settings, secrets; and enters the profile, which other programs may have open too.
 * `isClearing`: this program is the only one, so what earlier runs left half-done may go, until `programs.letIn`. Throws
 * Failure when the database cannot be opened.
 */
export function openStorage(ports: HostPorts, knownKeys: KnownKeys) {
  const { folders, vault, shell, environmentKey, adoptsWork, log, version } = ports;
  for (const folder of [folders.data, folders.cache]) fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  // First: one program at a time creates the database or brings it to the newest schema.
  const programs = openPrograms(path.join(folders.data, 'programs'));
  const start = { dataFolder: folders.data, version, nowMs: Date.now() };
  const { database, restored } = openDatabaseOrLeave(start, programs);
  if (restored) log.info('A backup was to be restored.', { ...restored.parts, code: restored.failure?.code ?? null });
  const caretaker = createCaretaker({ lockFile: path.join(folders.data, 'instance.lock'), wants: adoptsWork, log });
  const { crash, sayClosed } = adoptsWork && programs.isFirst ? markRun(folders.data, database.db) : NO_MARK;
  const changes = createChanges();
  const settings = createSettingsStore({ folder: folders.data, changes, log });
  const { secrets, readKey, keyRevision, offerKey } = createSecrets({
    account: 'cloud-key',
    vault,
    environmentKey,
    changes,
    shell,
    knownKeys,
    origin: () => settings.get().cloud.baseUrl,
  });
  const ownModelSecrets = createSecrets({
    account: 'own-model-key',
    vault,
    environmentKey: null,
    changes,
    shell,
    knownKeys,
    origin: () => originOf(settings.get().assistant.ownModel?.baseUrl),
  });
  const hasCloudKey = async () => (await readKey(settings.get().cloud.baseUrl)) !== null;
  const dispose = () => {
    changes.dispose();
    caretaker.stop();
    programs.leave();
    database.close();
    sayClosed();
  };
  const isClearing = caretaker.isOwner() && programs.isFirst;
  return {
    database,
    db: database.db,
    restored,
    /** Of an earlier run that was not closed. */
    crash,
    programs,
    caretaker,
    isClearing,
    changes,
    settings,
    secrets,
    ownModelSecrets,
    readKey,
    hasCloudKey,
    keyRevision,
    offerKey,
    withoutKnownKeys: knownKeys.without,
    dispose,
  };
}

/** The origin of an address; empty for none. */
const originOf = (address: string | undefined): string =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : '';

const NO_MARK = { crash: null, sayClosed: () => undefined };

/** Marks that the app runs, and reports a run that was not closed before anybody takes up what it left. */
function markRun(folder: string, db: Db): { crash: CrashReport | null; sayClosed: () => void } {
  const { earlier, clear } = openEndMark(path.join(folder, 'running.json'), Date.now());
  return { crash: earlier ? crashReport(db, earlier) : null, sayClosed: clear };
}

/** The database, and the backup that was restored as it before, if one was to be. */
function openDatabaseOrLeave(start: StartOfBackups, programs: Programs) {
  try {
    const restored = programs.isFirst ? restoreAtStart(start) : null;
    const database = openDatabase(path.join(start.dataFolder, 'atelier.db'), {
      beforeMigration: () => void backUpNow(start, 'migration'),
    });
    return { database, restored };
  } catch (error) {
    programs.leave();
    throw error;
  }
}

/** What holds facts. */
export type Storage = ReturnType<typeof openStorage>;
