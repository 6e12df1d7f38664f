import type { Db, Tx } from '../../database/database.ts';

const FACT = 'queue.isPaused';

/** Whether the user has paused the queue: nothing of the app begins until it is resumed, also after a restart. */
export function isQueuePaused(db: Db | Tx): boolean {
  return db.get<{ value: string }>('SELECT value FROM facts WHERE name = :name', { name: FACT })?.value === 'true';
}

/** Stores whether the queue is paused. */
export function storeQueuePause(tx: Tx, isPaused: boolean): void {
  tx.run(
    `INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    { name: FACT, value: String(isPaused) },
  );
}
