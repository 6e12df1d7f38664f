import fs from 'node:fs';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { Db } from '../../../database/database.ts';
import type { LibraryFolder } from '../../library-folder.ts';
import { findPlace, freePlace, isMarked } from '../place-table.ts';

/** Lets an item that was to come to a place stay where it is. Only the very file that was put there is removed. */
export function takeBackPlace({ db, folder }: { db: Db; folder: LibraryFolder }, id: ItemId): void {
  const coming = findPlace(db, id);
  if (coming?.state !== 'coming') return;
  const file = folder.place(coming.place) + (coming.extension ?? '');
  if (coming.extension !== null && isMarked(file, coming)) fs.rmSync(file);
  db.write((tx) => freePlace(tx, id));
}
