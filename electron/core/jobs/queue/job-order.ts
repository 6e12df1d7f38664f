import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../database/database.ts';

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

/** Where a job goes in the order: before all, one place up or down, after all, or to a position from 1. */
export type MoveTo = 'first' | 'up' | 'down' | 'last' | number;

/** Moves a job that has not begun to another place among those; the others keep their order. */
export function moveInOrder(tx: Tx, id: JobId, to: MoveTo): void {
  const order = queuedOrder(tx);
  const from = order.indexOf(id);
  if (from === -1) return;
  const target = { first: 0, up: from - 1, down: from + 1, last: order.length - 1 };
  const index = Math.max(0, Math.min(order.length - 1, typeof to === 'number' ? to - 1 : target[to]));
  const next = order.filter((each) => each !== id).toSpliced(index, 0, id);
  // The places that these jobs have between them are given out anew: those of jobs that run or have ended stay theirs.
  const places = tx.all<{ position: number }>(`SELECT position FROM jobs WHERE state = 'queued' ${IN_ORDER}`);
  next.forEach((each, place) => {
    const position = places[place]?.position ?? 0;
    if (order[place] !== each) tx.run('UPDATE jobs SET position = :position WHERE id = :id', { position, id: each });
  });
}
