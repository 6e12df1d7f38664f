import { isDeepStrictEqual } from 'node:util';
import type { RebuildDifference } from '../../../../shared/domain/library/upkeep/library-rebuild.ts';
import type { Db, Parameters, Value } from '../../database/database.ts';
import { COLUMNS_NOT_REBUILT, ROWS_COMPARED, TABLES_NOT_REBUILT } from './not-rebuilt.ts';

const PAGE = 500;
/** As many differences are told in full. */
const MOST = 1000;

type Row = Record<string, Value>;
/** What is compared of a table: rows are found by their `key`, the columns of its primary key or else of its unique index. */
type Compared = { table: string; key: string[]; columns: string[] };

/** Every row of every table that is built from files, in two databases of the newest schema. */
export function compareDatabases(
  present: Db,
  rebuilt: Db,
): { differenceCount: number; differences: RebuildDifference[] } {
  const differences: RebuildDifference[] = [];
  let differenceCount = 0;
  for (const compared of comparedTables(present)) {
    for (const difference of tableDifferences(compared, present, rebuilt)) {
      differenceCount += 1;
      if (differences.length < MOST) differences.push(difference);
    }
  }
  return { differenceCount, differences };
}

/** The tables that are compared. Text indexes are written by triggers. */
export function comparedTables(db: Db): Compared[] {
  const names = db
    .all<{ name: string }>(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name`)
    .map(({ name }) => name);
  return names.filter((name) => !name.startsWith('sqlite_') && !(name in TABLES_NOT_REBUILT)).map(describe);

  function describe(table: string): Compared {
    const left = COLUMNS_NOT_REBUILT[table] ?? [];
    const all = db.all<{ name: string; pk: number }>('SELECT name, pk FROM pragma_table_info(:table)', { table });
    const columns = all.map(({ name }) => name).filter((name) => !left.includes(name));
    const primary = all.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
    const key = primary.map(({ name }) => name).filter((name) => columns.includes(name));
    return { table, columns, key: key.length > 0 ? key : uniqueColumns(db, table) };
  }
}

function uniqueColumns(db: Db, table: string): string[] {
  return db
    .all<{ name: string }>(
      `SELECT columns.name FROM pragma_index_info((SELECT name FROM pragma_index_list(:table) WHERE "unique" = 1
         AND partial = 0 ORDER BY seq DESC LIMIT 1)) AS columns ORDER BY seqno`,
      { table },
    )
    .map(({ name }) => name);
}

function* tableDifferences(compared: Compared, present: Db, rebuilt: Db): Generator<RebuildDifference> {
  const { table, key, columns } = compared;
  const [ours, theirs] = [rowsOf(present, compared), rowsOf(rebuilt, compared)];
  let [our, their] = [ours.next().value, theirs.next().value];
  const keyText = (row: Row) => key.map((name) => String(row[name])).join(' ');
  while (our || their) {
    const order = compareKeys(key, our, their);
    if (our && their && order === 0) {
      for (const column of columns) {
        const [one, other] = [our[column] ?? null, their[column] ?? null];
        if (!isSame(one, other)) yield { table, key: keyText(our), column, present: one, rebuilt: other };
      }
    } else if (our && order < 0) yield { table, key: keyText(our), column: null, present: our };
    else if (their) yield { table, key: keyText(their), column: null, rebuilt: their };
    if (order <= 0) our = ours.next().value;
    if (order >= 0) their = theirs.next().value;
  }
}

function* rowsOf(db: Db, { table, key, columns }: Compared): Generator<Row, undefined> {
  const where = ROWS_COMPARED[table] ?? 'TRUE';
  const list = key.join(', ');
  let after: Row | null = null;
  for (;;) {
    const beyond: string = after ? `AND (${list}) > (${key.map((name) => `:${name}`).join(', ')})` : '';
    const parameters: Parameters = after ? Object.fromEntries(key.map((name) => [name, after?.[name] ?? null])) : {};
    const rows: Row[] = db.all<Row>(
      `SELECT ${columns.map((name) => `"${name}"`).join(', ')} FROM ${table} WHERE ${where} ${beyond}
       ORDER BY ${list} LIMIT ${PAGE}`,
      parameters,
    );
    yield* rows;
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE) return undefined;
  }
}

/** As SQLite orders: texts by their bytes. A missing row comes after all. */
function compareKeys(key: string[], one: Row | undefined, other: Row | undefined): number {
  if (!one || !other) return one ? -1 : 1;
  for (const name of key) {
    const [first, second] = [one[name] ?? null, other[name] ?? null];
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : Buffer.compare(Buffer.from(String(first)), Buffer.from(String(second)));
    if (order !== 0) return order;
  }
  return 0;
}

/** JSON says the same in whatever order its fields are. */
function isSame(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return /^[{[]/.test(one) && /^[{[]/.test(other) && isDeepStrictEqual(parsed(one), parsed(other));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
