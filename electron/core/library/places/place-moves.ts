import fs from 'node:fs';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { placeKey } from '../../../../shared/domain/library/places/place-name.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { findPlace, isMarked, isPlaceTaken, type StoredPlace } from './place-table.ts';
import { sidecarOwner } from './sidecar-owner.ts';

/** A name that an item's files are to get, or had before: see migration 0039. */
export type NameMove = Pick<StoredPlace, 'place' | 'extension' | 'mark'> & {
  id: ItemId;
  state: 'coming' | 'former' | 'removed';
};

const SELECT = `SELECT subject AS id, place, place_extension AS extension, place_state AS state, place_mark AS mark
  FROM place_moves`;

/** The names of one item, or of all with a state. */
export const movesOfItem = (db: Db | Tx, id: ItemId): NameMove[] =>
  db.all<NameMove>(`${SELECT} WHERE subject = :id ORDER BY place_key`, { id });

/** A page of the names with a state, after the place with the key `after`. */
export const movesInState = (db: Db, state: NameMove['state'], after: string): NameMove[] =>
  db.all<NameMove>(`${SELECT} WHERE place_state = :state AND place_key > :after ORDER BY place_key LIMIT 100`, {
    state,
    after,
  });

/** Keeps a name. False where another item has it. */
export function putMove(tx: Tx, { id, place, extension, state, mark }: NameMove): boolean {
  if (isPlaceTaken(tx, place, id)) return false;
  tx.run(
    `INSERT OR REPLACE INTO place_moves (place_key, subject, place, place_extension, place_state, place_mark)
     VALUES (:key, :id, :place, :extension, :state, :mark)`,
    { key: placeKey(place), id, place, extension, state, mark },
  );
  return true;
}

/** Forgets a name. */
export const forgetMove = (db: Db | Tx, { place }: Pick<NameMove, 'place'>): void => {
  const run = (tx: Tx) => tx.run('DELETE FROM place_moves WHERE place_key = :key', { key: placeKey(place) });
  if ('write' in db) db.write(run);
  else run(db);
};

/** Keys of all places that files had before. */
export const formerKeys = (db: Db): Set<string> =>
  new Set(
    db
      .all<{ key: string }>(`SELECT place_key AS key FROM place_moves WHERE place_state <> 'coming'`)
      .map(({ key }) => key),
  );

/**
 * Lets an item that was to get a name keep the one that it has. Only the very file that was put there is removed, and nothing while
 * the item's own is not there.
 */
export function takeBackNames({ db, folder }: { db: Db; folder: LibraryFolder }, id: ItemId): void {
  for (const move of movesOfItem(db, id)) {
    if (move.state !== 'coming') continue;
    const present = findPlace(db, id);
    const stem = folder.place(move.place);
    if (present && placeKey(present.place) !== placeKey(move.place)) {
      const own = folder.place(present.place);
      const file = stem + (move.extension ?? '');
      const isThere = (ending: string) => fs.existsSync(own + ending);
      if (
        move.extension !== null &&
        isThere(present.extension ?? '') &&
        isMarked(file, { state: 'coming', mark: move.mark })
      )
        fs.rmSync(file);
      if (isThere('.json') && sidecarOwner(`${stem}.json`) === id) fs.rmSync(`${stem}.json`);
    }
    forgetMove(db, move);
  }
}
