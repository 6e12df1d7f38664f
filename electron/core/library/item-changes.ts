import { rm } from 'node:fs/promises';
import type { ChangeDomain } from '../../../shared/domain/change.ts';
import { failureRecord } from '../../../shared/domain/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { ItemKinds } from '../../../shared/domain/library/item-kinds.ts';
import type { Tx } from '../database/database.ts';
import type { LibraryDeps } from './library-deps.ts';
import { findItem, selectItems, shownItem } from './item-table.ts';
import type { Library } from './library.ts';
import { binItems, restoreItems, type TouchedItem, withOwned } from './owned-items.ts';

/** Recordings of the transcripts in `list` that nothing else uses: without their transcript nobody could reach them any more. */
function recordingsOfNoOthers(tx: Tx, list: string): ItemId[] {
  const doomed = '(SELECT value FROM json_each(:list))';
  const sql = `SELECT DISTINCT media_id AS id FROM transcripts WHERE id IN ${doomed}
    AND media_id NOT IN (SELECT media_id FROM transcripts WHERE id NOT IN ${doomed})
    AND media_id NOT IN (SELECT dub_media_id FROM scripts WHERE dub_media_id IS NOT NULL)`;
  return tx.all<{ id: ItemId }>(sql, { list }).map((row) => row.id);
}

/** By domain whose readers show the items: their ids, of parts those of their owners. */
function shownItems(kinds: ItemKinds, items: readonly TouchedItem[]): Map<ChangeDomain, Set<ItemId>> {
  const shown = new Map<ChangeDomain, Set<ItemId>>();
  for (const { id, kind, ownerId } of items) {
    const { shownIn } = kinds[kind];
    for (const domain of shownIn) shown.set(domain, (shown.get(domain) ?? new Set()).add(ownerId ?? id));
  }
  return shown;
}

type ItemChanges = Pick<Library, 'rename' | 'moveToBin' | 'restore' | 'deleteForGood'>;

/** Renaming, the bin, and the end of items. */
export function createItemChanges({ db, changes, jobs, folder, media, log, kinds }: LibraryDeps): ItemChanges {
  const publish = (items: readonly TouchedItem[]) => {
    // No ids at all would mean "anything".
    if (items.length === 0) return;
    const ids = items.map((item) => item.id);
    changes.publish('library', ids);
    for (const [domain, shown] of shownItems(kinds, items)) changes.publish(domain, [...shown]);
  };
  const rename_: Library['rename'] = ({ id, title }) => {
    findItem(db, id);
    const update = 'UPDATE items SET title = :title, updated_at_ms = :now WHERE id = :id';
    db.write((tx) => tx.run(update, { id, title, now: Date.now() }));
    publish(withOwned(db, [id]).filter((item) => item.id === id));
    return shownItem(findItem(db, id));
  };
  const moveToBin: Library['moveToBin'] = ({ ids }) => {
    const binned = new Set<string>(ids);
    const hit = jobs.list({ limit: 1 }).filter((job) => job.itemId !== null && binned.has(job.itemId));
    for (const job of hit) jobs.cancel({ id: job.id });
    publish(db.write((tx) => binItems(tx, ids, Date.now())));
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
      await rm(folder.item(id), { recursive: true, force: true });
      await media.remove(id);
    } catch (error) {
      // The item is gone; files that could not be removed cost space only and are named in the log by their id.
      log.warn('Files of a deleted item are left.', { item: id, code: failureRecord(error).code });
    }
  };
  const restore: Library['restore'] = ({ ids }) => publish(db.write((tx) => restoreItems(tx, ids, Date.now())));
  return { rename: rename_, moveToBin, restore, deleteForGood };
}
