import type { LibraryDeps } from '../library-deps.ts';
import type { Library } from '../library.ts';
import { publishItems, type TouchedItem } from './item-subjects.ts';
import { newOf } from './new-result-table.ts';

const ALL_OF_KIND = 'id IN (SELECT item_id FROM new_results) AND (:kind IS NULL OR kind = :kind)';

/** Seeing results: an item that is not new, or no longer there, is left alone. */
export function createSeeing({ db, changes, kinds }: LibraryDeps): Pick<Library, 'markSeen' | 'markAllSeen'> {
  const see = (condition: string, values: Record<string, string | null>) => {
    const seen = db.write((tx) => {
      const sql = `SELECT id, kind, owner_id AS ownerId FROM items WHERE ${condition}`;
      const found = tx.all<TouchedItem>(sql, values);
      tx.run('DELETE FROM new_results WHERE item_id IN (SELECT value FROM json_each(:ids))', {
        ids: JSON.stringify(found.map(({ id }) => id)),
      });
      return found;
    });
    publishItems({ changes, kinds }, seen);
  };
  return {
    markSeen: ({ ids }) => {
      // Most of what is opened was seen before: nothing is written for that.
      const unseen = [...newOf(db, ids)];
      if (unseen.length > 0) see('id IN (SELECT value FROM json_each(:ids))', { ids: JSON.stringify(unseen) });
    },
    markAllSeen: ({ kind }) => see(ALL_OF_KIND, { kind }),
  };
}
