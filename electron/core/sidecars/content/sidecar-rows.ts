import type { Db, Parameters, Tx, Value } from '../../database/database.ts';
import type { SidecarTable } from './sidecar-table.ts';

/** A row of a table as a sidecar has it. */
type SidecarRow = Record<string, unknown>;

/** The rows of an item in a table, or, of a table that belongs to no single item, all of them. */
export function readRows(db: Db | Tx, table: SidecarTable, id: string | null): SidecarRow[] {
  const columns = Object.entries(table.columns);
  const conditions = [table.owner === null ? null : `${table.owner} = :id`, table.where ?? null].filter(
    (condition) => condition !== null,
  );
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const rows = db.all<Record<string, Value>>(
    `SELECT ${columns.map(([, [name]]) => name).join(', ')} FROM ${table.table} ${where} ORDER BY ${table.order}`,
    table.owner === null ? {} : { id },
  );
  return rows.map((row) =>
    Object.fromEntries(columns.map(([field, [name, as]]) => [field, valueFrom(row[name] ?? null, as)])),
  );
}

function valueFrom(value: Value, as: 'plain' | 'json' | 'flag'): unknown {
  if (as === 'flag') return value === 1;
  return as === 'json' && typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
}

/** Stores rows that readRows gave, in this or another database. Throws where one is there already. */
export function insertRows(tx: Tx, table: SidecarTable, { id, rows }: { id: string | null; rows: SidecarRow[] }): void {
  const given = { ...table.given, ...(table.owner !== null && id !== null ? { [table.owner]: id } : {}) };
  const columns = Object.entries(table.columns);
  const names = [...Object.keys(given), ...columns.map(([, [name]]) => name)];
  const sql = `INSERT INTO ${table.table} (${names.join(', ')}) VALUES (${names.map((name) => `:${name}`).join(', ')})`;
  for (const row of rows) {
    const values: Parameters = { ...given };
    for (const [field, [name, as]] of columns) values[name] = valueOf(row[field], as);
    tx.run(sql, values);
  }
}

function valueOf(value: unknown, as: 'plain' | 'json' | 'flag'): Value {
  if (value === null || value === undefined) return null;
  if (as === 'flag') return value === true ? 1 : 0;
  return as === 'json' ? JSON.stringify(value) : (value as string | number);
}
