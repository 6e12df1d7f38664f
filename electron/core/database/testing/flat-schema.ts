import Libsql from 'libsql';
import { MIGRATIONS } from '../migrate.ts';

type Entry = { type: string; name: string; sql: string };

/**
 * The statements that make at once what the first `version` migrations make step by step: tables with the rows that
 * migrations put into them, then indexes and triggers.
 */
export function flatSchema(version: number): string[] {
  const database = new Libsql(':memory:');
  try {
    for (const step of MIGRATIONS.slice(0, version)) database.exec(step);
    const entries = database
      .prepare(`SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'`)
      .all() as Entry[];
    const searches = entries.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql)).map(({ name }) => name);
    // A search table makes tables of its own, with what is in them.
    const own = entries.filter(
      ({ type, name }) => type !== 'table' || !searches.some((search) => name.startsWith(`${search}_`)),
    );
    const of = (type: string) => own.filter((entry) => entry.type === type);
    const tables = of('table').filter(({ name }) => !searches.includes(name));
    const rows = tables.flatMap(({ name }) => insertsOf(database, name));
    return [
      ...of('table').map(({ sql }) => sql),
      ...rows,
      ...of('index').map(({ sql }) => sql),
      ...of('trigger').map(({ sql }) => sql),
    ];
  } finally {
    database.close();
  }
}

function insertsOf(database: Libsql.Database, table: string): string[] {
  const columns = (database.prepare(`PRAGMA table_info("${table}")`).all() as { name: string }[]).map(
    ({ name }) => name,
  );
  const values = columns.map((name) => `quote("${name}")`).join(` || ', ' || `);
  const rows = database.prepare(`SELECT ${values} AS row FROM "${table}"`).all() as { row: string }[];
  return rows.map(
    ({ row }) => `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) VALUES (${row})`,
  );
}
