import fs from 'node:fs';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import type { Db } from '../../../database/database.ts';
import type { LibraryFolder } from '../../library-folder.ts';
import { takeBackNames } from '../place-moves.ts';
import { takeBackPlace } from './take-back-place.ts';

/**
 * Before anything else uses the library: takes back what a crash broke off of giving items their places. On a disk that is not there
 * it waits.
 */
export function settlePlaces(deps: { db: Db; folder: LibraryFolder }): void {
  const { db, folder } = deps;
  if (!fs.existsSync(folder.root())) return;
  const coming = db.all<{ id: ItemId }>(
    `SELECT subject AS id FROM sidecars WHERE place_state = 'coming' AND subject IN (SELECT id FROM items)`,
  );
  for (const { id } of coming) takeBackPlace(deps, id);
  const renaming = db.all<{ id: ItemId }>(
    `SELECT DISTINCT subject AS id FROM place_moves WHERE place_state = 'coming'`,
  );
  for (const { id } of renaming) takeBackNames(deps, id);
}
