import type { Script } from '../../../shared/domain/script/script.ts';
import type { Db } from '../database/database.ts';
import { insertItem } from '../library/items/item-table.ts';

/** Puts a script into the library without its lines, for tests of what only refers to it. */
export function insertScriptRow(db: Db, { id, title, settings }: Script): void {
  db.write((tx) => {
    const nothing = { sourceName: null, sourcePath: null, sizeBytes: null, mediaFile: null, recipe: null };
    insertItem(tx, { id, kind: 'script', title, ...nothing });
    tx.run('INSERT INTO scripts (id, settings) VALUES (:id, :settings)', { id, settings: JSON.stringify(settings) });
  });
}
