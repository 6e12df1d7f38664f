import { randomUUID } from 'node:crypto';
import type { SavedSearchId } from '../../../shared/domain/ids.ts';
import type { SavedSearch } from '../../../shared/domain/organisation/board.ts';
import type { CoreContext } from '../core-context.ts';
import { checkRow, freeRowName, movedRows, orderedIds } from '../organisation/named-rows.ts';
import type { Organisation } from '../organisation/organisation.ts';
import type { SavedSearches } from './saved-searches.ts';

const TABLE = 'saved_searches';

/** Builds the saved searches on the organisation, which undoes every change. */
export function createSavedSearches(
  { db, now }: Pick<CoreContext, 'db' | 'now'>,
  { organisation }: { organisation: Organisation },
): SavedSearches {
  return {
    list: () =>
      db.all<SavedSearch>(
        'SELECT id, name, query FROM saved_searches WHERE deleted_at_ms IS NULL ORDER BY position, row',
      ),
    create: ({ name, query }) => {
      const id = randomUUID() as SavedSearchId;
      const change = organisation.rearrange((tx) => {
        const position = orderedIds(tx, TABLE).length;
        const values = { id, name: freeRowName(tx, { table: TABLE, id, name }), query: query.trim(), position };
        // Stored as deleted, so that creating it is a change like any other, which undo takes back.
        tx.run(
          `INSERT INTO saved_searches (id, name, query, position, deleted_at_ms)
           VALUES (:id, :name, :query, :position, :atMs)`,
          { ...values, atMs: now() },
        );
        return { rows: [{ table: TABLE, id, values: { deleted_at_ms: null } }] };
      });
      return { id, ...change };
    },
    update: ({ id, name, query }) =>
      organisation.rearrange((tx) => {
        checkRow(tx, TABLE, id);
        const values = {
          ...(name === undefined ? {} : { name: freeRowName(tx, { table: TABLE, id, name }) }),
          ...(query === undefined ? {} : { query: query.trim() }),
        };
        return { rows: [{ table: TABLE, id, values }] };
      }),
    move: (input) => organisation.rearrange((tx) => ({ rows: movedRows(tx, TABLE, input) })),
    remove: ({ id }) =>
      organisation.rearrange((tx) => {
        checkRow(tx, TABLE, id);
        return { rows: [{ table: TABLE, id, values: { deleted_at_ms: now() } }] };
      }),
  };
}
