import fs from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';

/** A lock on the data folder. `isOwner` is false where another living core has it. */
export type InstanceLock = { isOwner: boolean; release(): void };

/**
 * Takes the data folder for this core: only its owner resumes jobs of earlier runs and clears their leavings; a second
 * core (the command line beside the open app) minds its own business. The lock is SQLite's lock on a small file, so
 * the system releases it when the process ends, however it ends.
 */
export function takeInstanceLock(file: string): InstanceLock {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const connection = new Libsql(file);
  try {
    connection.exec('PRAGMA busy_timeout = 0');
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) {
      return { isOwner: false, release: () => undefined };
    }
    throw error;
  }
  let isHeld = true;
  return {
    isOwner: true,
    release: () => {
      if (isHeld) connection.close();
      isHeld = false;
    },
  };
}
