import { existsSync, statSync } from 'node:fs';
import Libsql from 'libsql';
import { syncFileNow } from '../../../../shared/disk/sync-folder.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { databaseFailure } from '../database-failure.ts';

/** What is in a copy. */
export type DatabaseCopy = { schemaVersion: number; itemCount: number; sizeBytes: number };

/**
 * Writes a copy of a database, which may be in use, as `target`, where nothing is yet; syncs it and checks the whole copy. Blocks
 * for as long as that takes. Throws DISK_FULL, FOLDER_READ_ONLY, and INTERNAL with `copy-damaged` where the copy fails its check.
 */
export function copyDatabase(source: string, target: string): DatabaseCopy {
  // Opening what is not there would create it.
  if (!existsSync(source)) throw new Failure('FILE_MISSING', 'There is no database to copy.', {});
  return withConnection(source, (connection) => {
    connection.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
    syncFileNow(target);
    return checkCopy(target);
  });
}

/** Checks every page and index of a copy. Throws INTERNAL with `copy-damaged`. */
export function checkCopy(file: string): DatabaseCopy {
  return withConnection(file, (connection) => {
    const findings = rowsOf<{ integrity_check: string }>(connection, 'PRAGMA integrity_check(1)');
    if (findings[0]?.integrity_check !== 'ok') throw damaged(findings[0]?.integrity_check ?? '');
    return {
      schemaVersion: rowsOf<{ user_version: number }>(connection, 'PRAGMA user_version')[0]?.user_version ?? 0,
      itemCount: hasTable(connection, 'items') ? countOf(connection, 'items') : 0,
      sizeBytes: statSync(file).size,
    };
  });
}

/** Runs `work` on a connection of its own. A driver's error comes as a Failure. */
export function withConnection<Result>(file: string, work: (connection: Libsql.Database) => Result): Result {
  let connection: Libsql.Database | null = null;
  try {
    connection = new Libsql(file);
    connection.exec('PRAGMA busy_timeout = 5000');
    return work(connection);
  } catch (error) {
    throw databaseFailure(error);
  } finally {
    connection?.close();
  }
}

/** All rows of a query. */
export const rowsOf = <Row>(connection: Libsql.Database, sql: string): Row[] =>
  connection.prepare(sql).all({}) as Row[];

/** Whether a database of any version has a table; `schema` is that of an attached one. */
export function hasTable(connection: Libsql.Database, table: string, schema = 'main'): boolean {
  return (
    rowsOf(connection, `SELECT 1 FROM ${schema}.sqlite_master WHERE type = 'table' AND name = '${table}'`).length > 0
  );
}

/** Whether a table of the database has a column. */
export const hasColumn = (connection: Libsql.Database, table: string, column: string): boolean =>
  rowsOf(connection, `SELECT 1 FROM pragma_table_info('${table}') WHERE name = '${column}'`).length > 0;

/** Number of rows in a table, or in what stands behind FROM. */
export const countOf = (connection: Libsql.Database, from: string): number =>
  rowsOf<{ count: number }>(connection, `SELECT count(*) AS count FROM ${from}`)[0]?.count ?? 0;

const damaged = (finding: string): Failure =>
  new Failure('INTERNAL', `The copy of the database is damaged: ${finding}`, { reason: 'copy-damaged' });
