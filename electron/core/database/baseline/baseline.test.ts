import path from 'node:path';
import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { MIGRATIONS, migrate, SCHEMA_VERSION } from '../migrate.ts';
import { flatSchema } from '../testing/flat-schema.ts';
import baseline from './baseline.json' with { type: 'json' };

/** Names and texts of everything that a database has, and what is in each table. */
function contentOf(database: Libsql.Database): unknown {
  const entries = database.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all() as {
    type: string;
    name: string;
  }[];
  const tables = entries.filter(({ type }) => type === 'table').map(({ name }) => name);
  // A search index that was rebuilt while empty says so; both find nothing.
  const compared = tables.filter((name) => !name.startsWith('item_search_'));
  const rows = compared.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).raw().all()]);
  return { entries, rows, version: database.prepare('PRAGMA user_version').raw().all() };
}

it('gives a new database what all migrations give one after another', () => {
  const [stepwise, at] = [new Libsql(':memory:'), new Libsql(':memory:')];
  for (const step of MIGRATIONS) stepwise.exec(step);
  stepwise.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  migrate(at);
  expect(contentOf(at)).toEqual(contentOf(stepwise));
  for (const database of [stepwise, at]) database.close();
});

// `vitest run -u` writes it anew; after later migrations it is right as it is, only those run on top of it.
it('is what the migrations up to its version make', async () => {
  const { version } = baseline;
  const text = `${JSON.stringify({ version, statements: flatSchema(version) }, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(path.join(import.meta.dirname, 'baseline.json'));
});
