import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_SETTINGS } from '../../../shared/domain/settings/settings.ts';
import { createChanges } from '../changes/create-changes.ts';
import type { CoreContext } from '../core-context.ts';
import { quietShell, silentLog } from './quiet-desktop.ts';
import { openTestDatabase } from './test-database.ts';

/** A context for tests, and its end. */
export type TestContext = CoreContext & {
  /** All its folders lie in this one. */
  folder: string;
  /** Closes the database and ends the changes; the folder stays, for the next one that is opened on it. */
  close(): void;
  /** Closes and removes the folder. */
  end(): void;
};

/** A new temporary folder for a context, or for several after one another. */
export const testFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-context-'));

/**
 * A context over a real database file in a temporary folder, or in that of an earlier one. Its log keeps nothing and nobody
 * answers on its desktop, unless a test gives its own.
 */
export function openTestContext({
  folder = testFolder(),
  ...replaced
}: Partial<Omit<CoreContext, 'db' | 'changes' | 'folders'>> & { folder?: string } = {}): TestContext {
  const folders = {
    data: path.join(folder, 'data'),
    library: path.join(folder, 'library'),
    cache: path.join(folder, 'cache'),
    models: path.join(folder, 'models'),
  };
  for (const each of [folders.data, folders.cache]) fs.mkdirSync(each, { recursive: true });
  const { db, close } = openTestDatabase(path.join(folders.data, 'atelier.db'));
  const settings = structuredClone(DEFAULT_SETTINGS);
  const stream = createChanges();
  const context: CoreContext = {
    db,
    changes: stream,
    log: silentLog,
    shell: quietShell(),
    folders,
    settings: () => settings,
    isClearing: true,
    now: () => Date.now(),
    ...replaced,
  };
  const closeAll = () => {
    stream.dispose();
    close();
  };
  return {
    ...context,
    folder,
    close: closeAll,
    end: () => {
      closeAll();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
