import fs from 'node:fs';
import { failureRecord } from '../../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../../shared/domain/ids.ts';
import { placeKey } from '../../../../../shared/domain/library/places/place-name.ts';
import type { Db, Tx } from '../../../database/database.ts';
import type { Log } from '../../../host-ports.ts';
import type { LibraryFolder } from '../../library-folder.ts';
import { forgetMove, movesInState, type NameMove } from '../place-moves.ts';
import { findPlace } from '../place-table.ts';
import { removePlaced } from './remove-item-files.ts';
import { sidecarOwner } from '../sidecar-owner.ts';

type Deps = { db: Db; folder: LibraryFolder; log: Log };

/**
 * Removes the names that files of items had before they were renamed, where the new ones are there. With `isStart`, when nobody writes
 * any sidecar yet, also what came under one since, and such names are free again. A file that another program holds is left for the
 * next start. Stops when `signal` aborts.
 */
export async function removeFormerNames(deps: Deps, { isStart, signal }: { isStart: boolean; signal: AbortSignal }) {
  for (const state of isStart ? (['former', 'removed'] as const) : (['former'] as const)) {
    for (let after = ''; ;) {
      const moves = movesInState(deps.db, state, after);
      for (const move of moves) {
        if (signal.aborted) return;
        await removeName(deps, move, isStart).catch((error: unknown) => {
          deps.log.warn('A former name of a file is left.', { item: move.id, code: failureRecord(error).code });
        });
      }
      const last = moves.at(-1);
      if (!last) break;
      after = placeKey(last.place);
    }
  }
}

async function removeName({ db, folder }: Omit<Deps, 'log'>, move: NameMove, isStart: boolean): Promise<void> {
  if (!isReplaced({ db, folder }, move)) return;
  await removePlaced(folder, move.id, { ...move, state: 'here' });
  if (isStart) forgetMove(db, move);
  else db.write((tx) => noteRemoved(tx, move));
}

const noteRemoved = (tx: Tx, { place }: NameMove) =>
  tx.run(`UPDATE place_moves SET place_state = 'removed' WHERE place_key = :key`, { key: placeKey(place) });

/** Whether file and sidecar of the item are in its present place. */
function isReplaced({ db, folder }: Omit<Deps, 'log'>, { id, place, extension }: NameMove): boolean {
  const present = findPlace(db, id);
  if (!present || !isThere(db, id) || placeKey(present.place) === placeKey(place)) return false;
  const stem = folder.place(present.place);
  if (sidecarOwner(`${stem}.json`) !== id) return false;
  if (extension === null) return true;
  const former = fs.statSync(folder.place(place) + extension, { throwIfNoEntry: false });
  const file = fs.statSync(stem + (present.extension ?? ''), { throwIfNoEntry: false });
  return file?.isFile() === true && (former === undefined || file.size === former.size);
}

const isThere = (db: Db, id: ItemId): boolean => db.get('SELECT 1 FROM items WHERE id = :id', { id }) !== undefined;
