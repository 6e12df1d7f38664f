import fs from 'node:fs';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { placeKey } from '../../../../shared/domain/library/places/place-name.ts';
import type { Db, Tx } from '../../database/database.ts';

/** Where the files of an item are, or come to: see migration 0036. `extension` has a dot; null where the item has no file of its own there. */
export type StoredPlace = {
  place: string;
  extension: string | null;
  state: 'coming' | 'moved' | 'here';
  mark: string | null;
};

const COLUMNS = 'place, place_extension AS extension, place_state AS state, place_mark AS mark';

/** The place of an item, also of one that is coming or whose files are to be removed; null where they are in the folder of its id. */
export function findPlace(db: Db | Tx, id: ItemId): StoredPlace | null {
  const sql = `SELECT ${COLUMNS} FROM sidecars WHERE subject = :id AND place IS NOT NULL`;
  return db.get<StoredPlace>(sql, { id }) ?? null;
}

/** Gives an item a place, which frees the one that it had. False where another has it. */
export function putPlace(tx: Tx, id: ItemId, { place, extension, state, mark }: StoredPlace): boolean {
  const key = placeKey(place);
  if (isPlaceTaken(tx, place, id)) return false;
  tx.run(
    `INSERT INTO sidecars (subject, revision, place, place_key, place_extension, place_state, place_mark)
     VALUES (:id, 0, :place, :key, :extension, :state, :mark)
     ON CONFLICT (subject) DO UPDATE SET place = excluded.place, place_key = excluded.place_key, place_is_own = 0,
       place_extension = excluded.place_extension, place_state = excluded.place_state, place_mark = excluded.place_mark`,
    { id, place, key, extension, state, mark },
  );
  // One that it had before is its present one again.
  tx.run('DELETE FROM place_moves WHERE place_key = :key', { key });
  return true;
}

/** Whether another item than `id` has the place, is to get it by a new name, or had it until lately. */
export const isPlaceTaken = (db: Db | Tx, place: string, id: ItemId): boolean =>
  db.get(
    `SELECT 1 FROM sidecars WHERE place_key = :key AND subject <> :id
     UNION ALL SELECT 1 FROM place_moves WHERE place_key = :key AND subject <> :id`,
    { key: placeKey(place), id },
  ) !== undefined;

/** Says that an item's files are in the folder of its id. */
export function freePlace(tx: Tx, id: ItemId): void {
  tx.run(
    `UPDATE sidecars SET place = NULL, place_key = NULL, place_extension = NULL, place_state = NULL, place_mark = NULL
     WHERE subject = :id`,
    { id },
  );
}

/** Says that the files of a new item have come. */
export function arriveAtPlace(tx: Tx, id: ItemId): void {
  tx.run(`UPDATE sidecars SET place_state = 'here' WHERE subject = :id AND place_state = 'coming'`, { id });
}

/**
 * What tells a file from any that is put in its place later; hard links of one file have the same. Null where there is no file.
 * Of a file that has arrived only its size is still counted on: it may have been copied since.
 */
export function fileMark(file: string): string | null {
  try {
    const facts = fs.lstatSync(file, { bigint: true, throwIfNoEntry: false });
    return facts?.isFile() ? `${facts.ino}:${facts.size}` : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  }
}

/** Whether a file is what came to a place. Where the mark is not known, whatever is there is. */
export function isMarked(file: string, { state, mark }: Pick<StoredPlace, 'state' | 'mark'>): boolean {
  const present = fileMark(file);
  if (state === 'coming') return mark !== null && present === mark;
  return mark === null || present?.split(':')[1] === mark.split(':')[1];
}

/**
 * The place of an item whose sidecar was found there: its file has the ending of `mediaFile`, which the sidecar names (null for
 * none in the library), whatever both are called now.
 */
export function foundPlace(
  place: string,
  { mediaFile, sizeBytes }: { mediaFile: string | null; sizeBytes: number | null },
): StoredPlace {
  const name = place.split('/').at(-1) ?? '';
  const extension = mediaFile?.startsWith(name) ? mediaFile.slice(name.length) : mediaFile && usualExtension(mediaFile);
  return { place, extension, state: 'here', mark: sizeBytes === null ? null : `:${sizeBytes}` };
}

/** As it is given in the library, see safeExtension: whatever else follows a dot is part of a title. */
const usualExtension = (mediaFile: string): string => /\.[a-z0-9]{1,8}$/.exec(mediaFile)?.[0] ?? '';
