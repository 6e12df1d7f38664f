import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { Db } from '../../../database/database.ts';
import type { LibraryFolder } from '../../library-folder.ts';
import { forgetMove, movesOfItem } from '../place-moves.ts';
import { findPlace, isMarked, type StoredPlace } from '../place-table.ts';
import { sidecarOwner } from '../sidecar-owner.ts';

/**
 * Removes the files of an item, wherever they are, and folders that are empty then. What is not the item's stays: a file that
 * came in the place of one that was still coming, and one beside the sidecar of another item. Throws what the file system says.
 */
export async function removeItemFiles({ db, folder }: { db: Db; folder: LibraryFolder }, id: ItemId): Promise<void> {
  const place = findPlace(db, id);
  await rm(folder.item(id), { recursive: true, force: true });
  if (place) await removePlaced(folder, id, place);
  for (const move of movesOfItem(db, id)) {
    await removePlaced(folder, id, { ...move, state: move.state === 'coming' ? 'coming' : 'here' });
    forgetMove(db, move);
  }
}

/** Removes the files of an item in one place, see removeItemFiles. */
export async function removePlaced(folder: LibraryFolder, id: ItemId, place: StoredPlace): Promise<void> {
  const stem = folder.place(place.place);
  const owner = sidecarOwner(`${stem}.json`);
  if (owner !== 'none' && owner !== null && owner !== id) return;
  const file = place.extension === null ? null : stem + place.extension;
  // Not where somebody put another file in its place: a file in the library never changes its size.
  if (file !== null && isMarked(file, place)) await rm(file, { force: true });
  if (owner === id) await rm(`${stem}.json`, { force: true });
  await removeEmptyFolders(path.dirname(stem), folder.root());
}

/** Removes a folder and those above it as long as they are empty, up to `root`, which stays. */
export async function removeEmptyFolders(from: string, root: string): Promise<void> {
  for (let at = from; at.startsWith(root + path.sep); at = path.dirname(at)) {
    const isGone = await rmdir(at).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
    );
    if (!isGone) return;
  }
}
