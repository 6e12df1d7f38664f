import type { JobId } from '../../../shared/domain/ids.ts';
import type { Db, Tx } from '../database/database.ts';

/** The order in which queued jobs begin. */
export const IN_ORDER = 'ORDER BY position, rowid';

/** A place before all jobs that have not begun. */
export function placeAtFront(tx: Tx): number {
  const { least } = tx.get<{ least: number | null }>(`SELECT min(position) AS least FROM jobs`) ?? { least: null };
  return (least ?? 1) - 1;
}

/** A place after all jobs. */
export function placeAtEnd(tx: Tx): number {
  const { most } = tx.get<{ most: number | null }>(`SELECT max(position) AS most FROM jobs`) ?? { most: null };
  return (most ?? 0) + 1;
}

/** Ids of the jobs that have not begun, whichever program has them, in the order in which they begin. */
export function queuedOrder(db: Db | Tx): JobId[] {
  return db.all<{ id: JobId }>(`SELECT id FROM jobs WHERE state = 'queued' ${IN_ORDER}`).map(({ id }) => id);
}
