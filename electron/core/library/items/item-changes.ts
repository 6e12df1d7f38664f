import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Tx } from '../../database/database.ts';
import type { LibraryDeps } from '../library-deps.ts';
import { removeItemFiles } from '../places/removal/remove-item-files.ts';
import { findItem, selectItems, shownItem } from './item-table.ts';
import type { Library } from '../library.ts';
import { publishItems, type TouchedItem, withOwned } from './item-subjects.ts';

/** Recordings of the transcripts in `list` that nothing else uses: without their transcript nobody could reach them any more. */
function recordingsOfNoOthers(tx: Tx, list: string): ItemId[] {
  const doomed = '(SELECT value FROM json_each(:list))';
  const sql = `SELECT DISTINCT media_id AS id FROM transcripts WHERE id IN ${doomed}
    AND media_id NOT IN (SELECT media_id FROM transcripts WHERE id NOT IN ${doomed})
    AND media_id NOT IN (SELECT dub_media_id FROM scripts WHERE dub_media_id IS NOT NULL)`;
  return tx.all<{ id: ItemId }>(sql, { list }).map((row) => row.id);
}

type ItemChanges = Pick<Library, 'rename' | 'deleteForGood'>;

/** Renaming, and the end of items. */
export function createItemChanges({ db, changes, folder, media, log, kinds }: LibraryDeps): ItemChanges {
  const publish = (items: readonly TouchedItem[]) => publishItems({ changes, kinds }, items);
  const rename_: Library['rename'] = ({ id, title }) => {
    findItem(db, id);
    // What is in it stays as it is: whatever was made of it is no older for a name.
    db.write((tx) => tx.run('UPDATE items SET title = :title WHERE id = :id', { id, title }));
    publish(withOwned(db, [id]).filter((item) => item.id === id));
    return shownItem(findItem(db, id));
  };
  const deleteForGood: Library['deleteForGood'] = async ({ ids }) => {
    const doomed = withOwned(db, ids);
    const list = JSON.stringify(doomed.map((item) => item.id));
    const items = selectItems(db, 'WHERE id IN (SELECT value FROM json_each(:list))', { list });
    if (items.some((item) => item.binnedAtMs === null)) {
      throw reasonedFailure('CONFLICT', 'not_in_bin');
    }
    const recordingIds = db.write((tx) => {
      const left = recordingsOfNoOthers(tx, list);
      const all = JSON.stringify([...items.map((item) => item.id), ...left]);
      tx.run('DELETE FROM items WHERE id IN (SELECT value FROM json_each(:all))', { all });
      return left;
    });
    publish(doomed);
    for (const id of [...items.map((item) => item.id), ...recordingIds]) await deleteFiles(id);
  };
  const deleteFiles = async (id: ItemId) => {
    try {
      await removeItemFiles({ db, folder }, id);
      await media.remove(id);
    } catch (error) {
      // The item is gone; files that could not be removed cost space only and are named in the log by their id.
      log.warn('Files of a deleted item are left.', { item: id, code: failureRecord(error).code });
    }
  };
  return { rename: rename_, deleteForGood };
}
