import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, type OpenDatabase } from '../database/database.ts';

let newest: Buffer | null = null;

/**
 * Opens the database at `file`. A new one begins as a copy of an empty database of the newest schema: all migrations take
 * longer than most tests, and have tests of their own.
 */
export function openTestDatabase(file: string): OpenDatabase {
  if (!fs.existsSync(file)) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, (newest ??= emptyDatabase()), { mode: 0o600 });
  }
  return openDatabase(file);
}

function emptyDatabase(): Buffer {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atelier-empty-'));
  try {
    const file = path.join(folder, 'empty.db');
    const { db, close } = openDatabase(file);
    // All of it is in one file from here on.
    db.all('PRAGMA wal_checkpoint(TRUNCATE)');
    close();
    return fs.readFileSync(file);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
