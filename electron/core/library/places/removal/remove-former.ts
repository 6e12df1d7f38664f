import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../../database/database.ts';
import { ITEM_SIDECAR, type LibraryFolder } from '../../library-folder.ts';
import { findPlace } from '../place-table.ts';
import { removeEmptyFolders } from './remove-item-files.ts';
import { sidecarOwner } from '../sidecar-owner.ts';

/**
 * Removes what moved items have in the folders of their ids, where all of it is in the new place. Only at a start, when nobody has
 * a path from before: whoever reads a file by its former name must find it there. Stops when `signal` aborts.
 */
export async function removeFormer(deps: { db: Db; folder: LibraryFolder }, signal: AbortSignal): Promise<void> {
  const { db } = deps;
  const sql = `SELECT subject AS id FROM sidecars WHERE place_state = 'moved' AND written_revision > 0
    AND subject IN (SELECT id FROM items) AND subject > :after ORDER BY subject LIMIT 100`;
  for (let after = ''; ;) {
    const moved = db.all<{ id: ItemId }>(sql, { after });
    for (const { id } of moved) {
      if (signal.aborted) return;
      if (await removeFormerOf(deps, id)) db.write((tx) => noteHere(tx, id));
    }
    const last = moved.at(-1);
    if (!last) return;
    after = last.id;
  }
}

const noteHere = (tx: Tx, id: ItemId) =>
  tx.run(`UPDATE sidecars SET place_state = 'here' WHERE subject = :id AND place_state = 'moved'`, { id });

/** Whether nothing of the item is left there. What is none of its files stays, and so does everything while one is not in the new place. */
async function removeFormerOf({ db, folder }: { db: Db; folder: LibraryFolder }, id: ItemId): Promise<boolean> {
  const place = findPlace(db, id);
  if (place?.state !== 'moved' || sidecarOwner(folder.sidecar(id)) !== id) return false;
  const former = folder.item(id);
  const names = fs.existsSync(former) ? fs.readdirSync(former) : [];
  const files = names.filter((name) => place.extension !== null && /^original(\.[a-z0-9]{1,8})?$/.test(name));
  for (const name of files) {
    const present = fs.statSync(folder.place(place.place) + (place.extension ?? ''), { throwIfNoEntry: false });
    const size = fs.statSync(path.join(former, name)).size;
    if (!present?.isFile() || present.size !== size) return false;
  }
  for (const name of [...files, ITEM_SIDECAR]) await rm(path.join(former, name), { force: true });
  await removeEmptyFolders(former, folder.media());
  return true;
}
