import fs from 'node:fs';
import path from 'node:path';
import { createChanges } from './changes/create-changes.ts';
import { openDatabase } from './database/database.ts';
import { takeInstanceLock } from './database/instance-lock.ts';
import type { HostPorts } from './host-ports.ts';
import type { KnownKeys } from './secrets/known-keys.ts';
import { createSecrets } from './secrets/create-secrets.ts';
import { createSettingsStore } from './settings/create-settings-store.ts';

/** Opens what holds facts: database, settings, secrets. Throws Failure when the database cannot be opened. */
export function openStorage({ folders, vault, shell, environmentKey, log }: HostPorts, knownKeys: KnownKeys) {
  for (const folder of [folders.data, folders.cache]) fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = openDatabase(path.join(folders.data, 'atelier.db'));
  const lock = takeInstanceLock(path.join(folders.data, 'instance.lock'));
  const changes = createChanges();
  const settings = createSettingsStore({ folder: folders.data, changes, log });
  const { secrets, readKey, keyRevision, offerKey } = createSecrets({
    vault,
    environmentKey,
    changes,
    shell,
    knownKeys,
    origin: () => settings.get().cloud.baseUrl,
  });
  const hasCloudKey = async () => (await readKey(settings.get().cloud.baseUrl)) !== null;
  const dispose = () => {
    changes.dispose();
    lock.release();
    database.close();
  };
  return {
    db: database.db,
    lock,
    changes,
    settings,
    secrets,
    readKey,
    hasCloudKey,
    keyRevision,
    offerKey,
    withoutKnownKeys: knownKeys.without,
    dispose,
  };
}

/** What holds facts. */
export type Storage = ReturnType<typeof openStorage>;
