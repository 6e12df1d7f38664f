import { rm } from 'node:fs/promises';
import { Failure, failureRecord } from '../../../shared/domain/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { LibraryDeps } from './library-deps.ts';
import { findItem, selectItems, shownItem } from './item-table.ts';
import type { Library } from './library.ts';

type ItemChanges = Pick<Library, 'rename' | 'moveToBin' | 'restore' | 'deleteForGood'>;

/** Renaming, the bin, and the end of items. */
export function createItemChanges({ db, changes, jobs, folder, media, log }: LibraryDeps): ItemChanges {
  const publish = (ids: readonly ItemId[]) => {
    changes.publish('library', ids);
    changes.publish('transcripts', ids);
  };
  const rename_: Library['rename'] = ({ id, title }) => {
    findItem(db, id);
    const update = 'UPDATE items SET title = :title, updated_at_ms = :now WHERE id = :id';
    db.write((tx) => tx.run(update, { id, title, now: Date.now() }));
    publish([id]);
    return shownItem(findItem(db, id));
  };
  const setBinned = (ids: readonly ItemId[], binnedAtMs: number | null) => {
    const update = `UPDATE items SET binned_at_ms = :binnedAtMs, updated_at_ms = :now
      WHERE id IN (SELECT value FROM json_each(:ids))`;
    db.write((tx) => tx.run(update, { ids: JSON.stringify(ids), binnedAtMs, now: Date.now() }));
    publish(ids);
  };
  const moveToBin: Library['moveToBin'] = ({ ids }) => {
    const binned = new Set<string>(ids);
    const hit = jobs.list({ limit: 1 }).filter((job) => job.itemId !== null && binned.has(job.itemId));
    for (const job of hit) jobs.cancel({ id: job.id });
    setBinned(ids, Date.now());
  };
  const deleteForGood: Library['deleteForGood'] = async ({ ids }) => {
    const list = JSON.stringify(ids);
    const items = selectItems(db, 'WHERE id IN (SELECT value FROM json_each(:list))', { list });
    if (items.some((item) => item.binnedAtMs === null)) {
      throw new Failure('CONFLICT', 'Only what is in the bin can be deleted for good.');
    }
    db.write((tx) => tx.run('DELETE FROM items WHERE id IN (SELECT value FROM json_each(:list))', { list }));
    publish(ids);
    for (const item of items) await deleteFiles(item.id);
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
  const restore: Library['restore'] = ({ ids }) => setBinned(ids, null);
  return { rename: rename_, moveToBin, restore, deleteForGood };
}
