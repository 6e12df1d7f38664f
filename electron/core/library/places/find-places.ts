import fs from 'node:fs';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../database/database.ts';
import { selectItems, type StoredItem } from '../items/item-table.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { isWithoutFile } from './place-without-file.ts';
import { forgetMove } from './place-moves.ts';
import { findPlace, foundPlace, freePlace, putPlace, type StoredPlace } from './place-table.ts';
import { type OwnedSidecar, readOwner } from './sidecar-owner.ts';
import { filesInPlaces } from './walk-places.ts';

const PAGE = 500;

/** Asked of the next start by whoever brings an index that may not know where files are now. */
export const PLACES_FACT = 'places-unsure';

type Found = OwnedSidecar & { place: string };

/**
 * Finds by their sidecars where the files of items are now that are not where the index says: moved or renamed together with them
 * outside of the program, or placed since the index was backed up. A place at which another item's sidecar is belongs to that
 * one. With `isOwn` it was the user who put them there, so that no template moves them. Returns how many were found.
 */
export function findPlaces({ db, folder }: { db: Db; folder: LibraryFolder }, { isOwn }: { isOwn: boolean }): number {
  const found = sidecarsById(folder);
  const astray: ItemId[] = [];
  const isToMove = (id: ItemId) => found.has(id) || isOfAnother({ db, folder }, id);
  for (let after = ''; ;) {
    const items = selectItems(db, 'WHERE id > :after ORDER BY id LIMIT :limit', { after, limit: PAGE });
    for (const item of items) if (isAstray({ db, folder }, item) && isToMove(item.id)) astray.push(item.id);
    const last = items.at(-1);
    if (!last || items.length < PAGE) break;
    after = last.id;
  }
  return db.write((tx) => {
    // All of them first: one may be where another was.
    for (const id of astray) freePlace(tx, id);
    const placed = astray.filter((id) => putFound(tx, id, found.get(id)));
    if (isOwn) for (const id of placed) tx.run('UPDATE sidecars SET place_is_own = 1 WHERE subject = :id', { id });
    return placed.length;
  });
}

/** The first of several is it: a copy that somebody made is not looked for. */
function sidecarsById(folder: LibraryFolder): Map<ItemId, Found> {
  const found = new Map<ItemId, Found>();
  for (const file of filesInPlaces(folder)) {
    if (!file.endsWith('.json')) continue;
    const place = file.slice(0, -'.json'.length);
    const owner = readOwner(folder.place(place) + '.json');
    if (typeof owner === 'string' || found.has(owner.id)) continue;
    const { extension } = foundPlace(place, owner);
    if (extension === null || fs.existsSync(folder.place(place) + extension)) found.set(owner.id, { ...owner, place });
  }
  return found;
}

type Place = { db: Db; folder: LibraryFolder };

function isAstray({ db, folder }: Place, item: StoredItem): boolean {
  const { id, mediaFile } = item;
  if (isOfAnother({ db, folder }, id)) return true;
  return isWithoutFile({ db }, item)
    ? !fs.existsSync(folder.sidecar(id))
    : !fs.existsSync(folder.file(id, mediaFile ?? ''));
}

/** Whether the place that an item has is another's by its sidecar. */
function isOfAnother({ db, folder }: Place, id: ItemId): boolean {
  const owner = findPlace(db, id) ? readOwner(folder.sidecar(id)) : 'none';
  return typeof owner !== 'string' && owner.id !== id;
}

function putFound(tx: Tx, id: ItemId, found: Found | undefined): boolean {
  if (!found) return false;
  const stored: StoredPlace = foundPlace(found.place, found);
  // By its sidecar the place is this item's, whoever had the name before.
  forgetMove(tx, found);
  if (!putPlace(tx, id, stored)) return false;
  const name = found.place.split('/').at(-1) ?? '';
  if (stored.extension !== null)
    tx.run('UPDATE items SET media_file = :name WHERE id = :id', { id, name: name + stored.extension });
  // Its revision is counted up with it, or by hand: what it is called is to be said by it.
  tx.run('UPDATE sidecars SET revision = revision + 1 WHERE subject = :id', { id });
  return true;
}
