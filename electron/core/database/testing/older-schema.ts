import Libsql from 'libsql';
import { MIGRATIONS, SCHEMA_VERSION } from '../migrate.ts';

/** Versions of the schema that a library may still have, from `first` on. */
export const olderVersions = (first: number): number[] =>
  Array.from({ length: SCHEMA_VERSION - first }, (_, index) => first + index);

/** A new database file as the program of that schema version made it, for rows of that time. Close it before it is opened. */
export function createOlderDatabase(file: string, version: number): Libsql.Database {
  const old = new Libsql(file);
  // Nothing of a test has to outlive a power cut.
  old.exec('PRAGMA synchronous = OFF');
  for (const step of MIGRATIONS.slice(0, version)) old.exec(step);
  old.exec(`PRAGMA user_version = ${version}`);
  return old;
}
