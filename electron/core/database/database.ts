import fs from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { databaseFailure } from './database-failure.ts';
import { isToBeMigrated, migrate } from './migrate.ts';

/** A value of a column or parameter. Booleans must be turned into 0 or 1 first: the driver aborts the process on them. */
export type Value = string | number | null;
/** Named parameters of a statement, written `:name` in it. */
export type Parameters = Record<string, Value>;

/** Reading handle. `Row` is what the caller says its columns are; the schema is in migrations/. */
export interface Db {
  all<Row>(sql: string, parameters?: Parameters): Row[];
  get<Row>(sql: string, parameters?: Parameters): Row | undefined;
  /** Runs `work` in one transaction that takes the write lock at once; rolled back when `work` throws. Not to be nested. */
  write<Result>(work: (tx: Tx) => Result): Result;
  /**
   * The same, and on the disk when it returns, with all that was written before: nothing of it is lost in a power cut. For
   * rows that guard what may be charged, and what was paid for. `write` alone outlives the end of the program, not that of
   * the machine.
   */
  writeSynced<Result>(work: (tx: Tx) => Result): Result;
}

/** Writing handle, valid only inside `Db.write`. */
export interface Tx {
  all<Row>(sql: string, parameters?: Parameters): Row[];
  get<Row>(sql: string, parameters?: Parameters): Row | undefined;
  /** Returns the number of changed rows. */
  run(sql: string, parameters?: Parameters): number;
}

/** An open database and its end. `foreignVersion` changes whenever another connection, so another program, wrote to it. */
export type OpenDatabase = { db: Db; foreignVersion(): number; close(): void };

/**
 * Opens (or creates) the database file and brings it to the newest schema. Throws CONFLICT when a newer version of the
 * program wrote it, INTERNAL when it is broken (it is renamed, never deleted), FOLDER_READ_ONLY, DISK_FULL. `beforeMigration` runs
 * before an older database is changed; what it throws leaves the database as it was.
 */
export function openDatabase(file: string, { beforeMigration }: { beforeMigration?: () => void } = {}): OpenDatabase {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  let connection: Libsql.Database | null = null;
  try {
    connection = new Libsql(file);
    connection.exec('PRAGMA busy_timeout = 5000');
    connection.exec('PRAGMA journal_mode = WAL');
    connection.exec('PRAGMA synchronous = NORMAL');
    connection.exec('PRAGMA foreign_keys = ON');
    if (isToBeMigrated(connection)) beforeMigration?.();
    migrate(connection);
    fs.chmodSync(file, 0o600);
  } catch (error) {
    connection?.close();
    throw isBroken(error) ? keepAside(file, error) : databaseFailure(error);
  }
  const db = createDb(connection);
  const foreignVersion = () => db.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0;
  return { db, foreignVersion, close: closeOnce(connection) };
}

function closeOnce(connection: Libsql.Database) {
  let isOpen = true;
  return () => {
    if (isOpen) connection.close();
    isOpen = false;
  };
}

function isBroken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT');
}

/** The write-ahead log belongs to the file: the three move together, so that a repair tool finds everything. */
function keepAside(file: string, cause: unknown): Failure {
  const aside = `${file}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  for (const suffix of ['', '-wal', '-shm']) {
    if (fs.existsSync(file + suffix)) fs.renameSync(file + suffix, aside + suffix);
  }
  return new Failure(
    'INTERNAL',
    `The database is damaged. It was saved as ${path.basename(aside)}. Atelier starts with an empty one next time.`,
    { reason: 'database-damaged', keptAs: path.basename(aside) },
    { cause },
  );
}

function createDb(connection: Libsql.Database): Db {
  const statements = new Map<string, Libsql.Statement>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const made = connection.prepare(sql);
    statements.set(sql, made);
    return made;
  };
  // `get` of the driver adds a `_metadata` column; the first row of `all` is clean.
  const all = <Row>(sql: string, parameters: Parameters = {}) =>
    guarded(() => prepare(sql).all(checked(parameters)) as Row[]);
  const get = <Row>(sql: string, parameters?: Parameters) => all<Row>(sql, parameters)[0];
  const run = (sql: string, parameters: Parameters = {}) =>
    guarded(() => prepare(sql).run(checked(parameters)).changes);
  const tx: Tx = { all, get, run };
  const write = <Result>(work: (tx: Tx) => Result): Result => {
    guarded(() => connection.exec('BEGIN IMMEDIATE'));
    let result: Result;
    try {
      result = work(tx);
      guarded(() => connection.exec('COMMIT'));
    } catch (error) {
      // A full disk may already have rolled back by itself.
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    }
    return result;
  };
  const writeSynced = <Result>(work: (tx: Tx) => Result): Result => {
    guarded(() => connection.exec('PRAGMA synchronous = FULL'));
    try {
      return write(work);
    } finally {
      guarded(() => connection.exec('PRAGMA synchronous = NORMAL'));
    }
  };
  return { all, get, write, writeSynced };
}

function guarded<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw databaseFailure(error);
  }
}

function checked(parameters: Parameters): Parameters {
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`Parameter ${name} is a ${typeof value}; the database takes strings, numbers and null.`);
    }
  }
  return parameters;
}
