import fs from 'node:fs';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { Db } from '../../database/database.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { findPlaces, PLACES_FACT } from './find-places.ts';
import { findPlace, freePlace, isMarked } from './place-table.ts';

/**
 * Before anything else uses the library: takes back what a crash broke off of giving items their places, and looks for files where
 * the index came from a backup. On a disk that is not there it waits.
 */
export function settlePlaces(deps: { db: Db; folder: LibraryFolder }): void {
  const { db, folder } = deps;
  if (!fs.existsSync(folder.root())) return;
  const coming = db.all<{ id: ItemId }>(
    `SELECT subject AS id FROM sidecars WHERE place_state = 'coming' AND subject IN (SELECT id FROM items)`,
  );
  for (const { id } of coming) takeBackPlace(deps, id);
  if (!db.get('SELECT 1 FROM facts WHERE name = :name', { name: PLACES_FACT })) return;
  findPlaces(deps);
  db.write((tx) => tx.run('DELETE FROM facts WHERE name = :name', { name: PLACES_FACT }));
}

/** Lets an item that was to come to a place stay where it is. Only the very file that was put there is removed. */
export function takeBackPlace({ db, folder }: { db: Db; folder: LibraryFolder }, id: ItemId): void {
  const coming = findPlace(db, id);
  if (coming?.state !== 'coming') return;
  const file = folder.place(coming.place) + (coming.extension ?? '');
  if (coming.extension !== null && isMarked(file, coming)) fs.rmSync(file);
  db.write((tx) => freePlace(tx, id));
}
