import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import { cleanLabel, LABEL_LIMITS } from '../../../shared/domain/organisation/labels.ts';
import type { Db, Tx, Value } from '../database/database.ts';

/** Tables whose rows the user names and puts in order. A row with `deleted_at_ms` is gone for everybody but undo. */
export const NAMED_TABLES = { boards: 'board', saved_searches: 'search', cuts: 'cut' } as const;

/** See NAMED_TABLES. */
export type NamedTable = keyof typeof NAMED_TABLES;

/** Columns of a row that change. */
export type RowValues = Readonly<Record<string, Value>>;

/** What becomes of a row. */
export type RowChange = { table: NamedTable; id: string; values: RowValues };

/** What one change did to one row: the same columns before and after. */
export type RowStep = { table: NamedTable; id: string; before: RowValues; after: RowValues };

/** Columns that can change. Names of columns are part of statements, so no other ones may come out of a stored step. */
const COLUMNS: Readonly<Record<NamedTable, readonly string[]>> = {
  boards: ['name', 'position', 'cover_id', 'rule', 'rule_since_ms', 'archived_at_ms', 'deleted_at_ms'],
  saved_searches: ['name', 'position', 'query', 'deleted_at_ms'],
  cuts: ['name', 'position', 'document', 'deleted_at_ms'],
};

const rowOf = (db: Db | Tx, table: NamedTable, id: string): RowValues | undefined =>
  db.get<RowValues>(`SELECT * FROM ${table} WHERE id = :id`, { id });

/** Ids in their order, without those that are deleted. */
export const orderedIds = (db: Db | Tx, table: NamedTable): string[] =>
  db
    .all<{ id: string }>(`SELECT id FROM ${table} WHERE deleted_at_ms IS NULL ORDER BY position, row`)
    .map(({ id }) => id);

/** Throws NOT_FOUND for a row that is not there, or deleted. */
export function checkRow(db: Db | Tx, table: NamedTable, id: string): RowValues {
  const row = rowOf(db, table, id);
  if (row && row['deleted_at_ms'] === null) return row;
  throw new Failure('NOT_FOUND', 'This no longer exists.', { ids: [id], missingCount: 1 });
}

/** A name that no other row has, whatever its case. Throws INVALID_INPUT for a bad one, CONFLICT for one that is taken. */
export function freeRowName(tx: Tx, { table, id, name }: { table: NamedTable; id: string; name: string }): string {
  const labelKind = NAMED_TABLES[table];
  const clean = cleanLabel(labelKind, name);
  if (isTaken(tx, { table, id, name: clean })) {
    throw reasonedFailure('CONFLICT', 'name_taken', { labelKind, name: clean });
  }
  return clean;
}

const isTaken = (tx: Tx, { table, id, name }: { table: NamedTable; id: string; name: string }): boolean =>
  tx.get(`SELECT 1 FROM ${table} WHERE name = :name COLLATE NOCASE AND id <> :id AND deleted_at_ms IS NULL`, {
    name,
    id,
  }) !== undefined;

/** The places of all rows once one of them is before another, or at the end. */
export function movedRows(
  tx: Tx,
  table: NamedTable,
  { id, before }: { id: string; before: string | null },
): RowChange[] {
  checkRow(tx, table, id);
  if (before !== null) checkRow(tx, table, before);
  if (before === id) return [];
  const others = orderedIds(tx, table).filter((other) => other !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return others.toSpliced(at, 0, id).map((each, position) => ({ table, id: each, values: { position } }));
}

/** Stores what rows become, and says what that changed. */
export function storeRows(tx: Tx, changes: readonly RowChange[]): RowStep[] {
  return changes.flatMap(({ table, id, values }) => {
    const row = rowOf(tx, table, id);
    const changed = COLUMNS[table].filter((column) => column in values && row?.[column] !== values[column]);
    if (!row || changed.length === 0) return [];
    const after = only(values, changed);
    tx.run(`UPDATE ${table} SET ${changed.map((column) => `${column} = :${column}`).join(', ')} WHERE id = :id`, {
      ...after,
      id,
    });
    return [{ table, id, before: only(row, changed), after }];
  });
}

/** Puts back what is still as the steps left it. What comes back under a name that is taken by now gets a number. */
export function undoRows(tx: Tx, steps: readonly RowStep[]): RowStep[] {
  return steps.toReversed().flatMap(({ table, id, before, after }) => {
    const row = rowOf(tx, table, id);
    if (!row) return [];
    const same = Object.keys(after).filter((column) => row[column] === after[column]);
    const values = only(before, same);
    const name = String(values['name'] ?? row['name']);
    const isThere = ('deleted_at_ms' in values ? values['deleted_at_ms'] : row['deleted_at_ms']) === null;
    const free = isThere ? numberedName(tx, { table, id, name }) : name;
    return storeRows(tx, [{ table, id, values: free === name ? values : { ...values, name: free } }]);
  });
}

/** The name, with a number where it is taken; one that there cannot be is cut or replaced by nobody: see cleanLabel. */
export function numberedName(tx: Tx, { table, id, name }: { table: NamedTable; id: string; name: string }): string {
  const { longest } = LABEL_LIMITS[NAMED_TABLES[table]];
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const numbered = `${name.slice(0, longest - ending.length)}${ending}`;
    if (!isTaken(tx, { table, id, name: numbered })) return numbered;
  }
}

const only = (values: RowValues, columns: readonly string[]): Record<string, Value> =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));
