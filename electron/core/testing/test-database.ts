import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, type OpenDatabase } from '../database/database.ts';
import { MIGRATIONS } from '../database/migrate.ts';

/** Empty databases by what made them: every test file is a process of its own. */
const KEPT = path.resolve(import.meta.dirname, '../../../node_modules/.cache/empty-databases');

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

/** The empty database that these migrations make; made once, and again when one of them was changed. */
function emptyDatabase(): Buffer {
  const migrations = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex');
  const kept = path.join(KEPT, `${migrations}.db`);
  if (fs.existsSync(kept)) return fs.readFileSync(kept);
  const made = makeEmptyDatabase();
  fs.mkdirSync(KEPT, { recursive: true });
  // Under another name first: several processes may make it at once, and others read only what is whole.
  const part = `${kept}.${randomUUID()}`;
  fs.writeFileSync(part, made);
  fs.renameSync(part, kept);
  return made;
}

function makeEmptyDatabase(): Buffer {
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
