import { Failure } from '../../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { itemRef } from '../../../../shared/domain/organisation/organised.ts';
import type { Db } from '../../database/database.ts';
import type { ScriptsDeps } from '../scripts-deps.ts';
import type { TakeUpdate } from '../scripts.ts';
import { getTake, pickTake } from './take-store.ts';

/** Picks and keeps a take. */
export function setTake({ db, changes }: ScriptsDeps, { takeId, isPicked, isKept }: TakeUpdate): void {
  const scriptId = db.write((tx) => {
    const take = getTake(tx, takeId);
    if (isPicked) pickTake(tx, take);
    tx.run('UPDATE takes SET is_kept = :isKept WHERE id = :takeId', {
      takeId,
      isKept: (isKept ?? take.isKept) ? 1 : 0,
    });
    return take.scriptId;
  });
  changes.publish('takes', [scriptId]);
}

/** Moves takes, and nothing else, to the bin. */
export function removeTakes({ db, organisation }: ScriptsDeps, takeIds: ItemId[]): void {
  const found = countTakes(db, takeIds);
  if (found < new Set(takeIds).size) {
    throw new Failure('NOT_FOUND', 'Some of these takes are no longer in the library.', { ids: takeIds });
  }
  organisation.bin({ refs: takeIds.map(itemRef) });
}

function countTakes(db: Db, takeIds: readonly ItemId[]): number {
  const sql = 'SELECT count(*) AS count FROM takes WHERE id IN (SELECT value FROM json_each(:takeIds))';
  return db.get<{ count: number }>(sql, { takeIds: JSON.stringify(takeIds) })?.count ?? 0;
}
