import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';

/** A lock that is held until it is released, or until its process ends. */
export type FolderLock = { release(): void };

const ASK_EVERY_MS = 50;

/**
 * Takes an exclusive lock on a small file, whose folder is created, or returns null where another program (or another
 * holder in this one) has it. It is SQLite's lock: the system drops it with the process, however that ends, so nothing
 * stale is ever left and no process id has to be trusted. `waitMs` blocks for that long at most until it is free. Throws
 * what else keeps the file from being opened.
 */
export function takeFolderLock(file: string, { waitMs = 0 }: { waitMs?: number } = {}): FolderLock | null {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const connection = new Libsql(file);
  try {
    connection.exec(`PRAGMA busy_timeout = ${waitMs}`);
    // Nothing is ever written: a journal on disk would only be left behind by a killed process.
    connection.exec('PRAGMA journal_mode = MEMORY');
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw error;
  }
  let isHeld = true;
  return {
    release: () => {
      if (isHeld) connection.close();
      isHeld = false;
    },
  };
}

/** Takes the lock as soon as it is free; null when that takes longer than `waitMs` or `givesUp` says so. */
export async function waitForFolderLock(
  file: string,
  { waitMs, givesUp = () => false }: { waitMs: number; givesUp?: () => boolean },
): Promise<FolderLock | null> {
  const untilMs = Date.now() + waitMs;
  for (;;) {
    const lock = takeFolderLock(file);
    if (lock || givesUp() || Date.now() >= untilMs) return lock;
    await sleep(ASK_EVERY_MS);
  }
}

/**
 * Whether a living process holds the lock. Asks with a shared lock: several may ask at once without taking each other for
 * the holder.
 */
export function isFolderLockHeld(file: string): boolean {
  if (!fs.existsSync(file)) return false;
  const connection = new Libsql(file);
  try {
    connection.exec('PRAGMA busy_timeout = 0');
    connection.prepare('SELECT count(*) AS count FROM sqlite_master').all();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    connection.close();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
