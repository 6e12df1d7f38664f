import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import { LONGEST_SHOT, MOST_SHOTS, type StoredShot } from '../../../shared/domain/generation/clips/storyboard.ts';
import type { GenerationId, ItemId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import type { Tx } from '../database/database.ts';

/** A shot as a window says it: links to requests are core's. */
export type ShotInput = Pick<StoredShot, 'id' | 'draft'>;

/** The storyboard. */
export interface Storyboard {
  /** Shots in their order. */
  list(): StoredShot[];
  /**
   * Makes these the shots, in their order. One that is left out is removed; it comes back with its request when it is among them
   * again. Throws INVALID_INPUT (`invalid_request`) for too many or too long ones.
   */
  save(input: { shots: readonly ShotInput[] }): void;
  /** Takes over what a window of an earlier version kept, once: where there ever were shots, nothing is done. */
  takeOver(input: { shots: readonly (ShotInput & { generationId: string | null })[] }): StoredShot[];
}

type Row = { id: string; draft: string; generationId: GenerationId | null; itemId: ItemId | null };

/** Builds it. */
export function createStoryboard({ db, isClearing }: Pick<CoreContext, 'db' | 'isClearing'>): Storyboard {
  // What was removed comes back by undo of the window alone.
  if (isClearing) db.write((tx) => tx.run('DELETE FROM storyboard_shots WHERE position IS NULL'));
  const list = () =>
    db
      .all<Row>(
        `SELECT id, draft, generation_id AS generationId, item_id AS itemId FROM storyboard_shots
         WHERE position IS NOT NULL ORDER BY position`,
      )
      .map(({ draft, ...row }): StoredShot => ({ ...row, draft: JSON.parse(draft) as StoredShot['draft'] }));
  return {
    list,
    save: ({ shots }) => {
      const rows = checked(shots);
      db.write((tx) => store(tx, rows));
    },
    takeOver: ({ shots }) => {
      const rows = checked(shots);
      db.write((tx) => {
        if (tx.get('SELECT 1 FROM storyboard_shots LIMIT 1')) return;
        store(tx, rows);
        for (const { id, generationId } of shots) if (generationId !== null) linkShot(tx, { id, generationId });
      });
      return list();
    },
  };
}

function checked(shots: readonly ShotInput[]): { id: string; draft: string }[] {
  const rows = shots.map(({ id, draft }) => ({ id, draft: JSON.stringify(draft) }));
  if (rows.length > MOST_SHOTS || rows.some(({ draft }) => draft.length > LONGEST_SHOT))
    throw reasonedFailure('INVALID_INPUT', 'invalid_request', { field: 'shots' });
  return rows;
}

function store(tx: Tx, rows: readonly { id: string; draft: string }[]): void {
  tx.run('UPDATE storyboard_shots SET position = NULL WHERE position IS NOT NULL');
  for (const [position, row] of rows.entries())
    tx.run(
      `INSERT INTO storyboard_shots (id, position, draft) VALUES (:id, :position, :draft)
       ON CONFLICT (id) DO UPDATE SET position = excluded.position, draft = excluded.draft`,
      { ...row, position },
    );
}

/** Notes the request that was made of a shot, in the transaction that stores the request: no crash comes between them. */
export function linkShot(tx: Tx, { id, generationId }: { id: string; generationId: string }): void {
  tx.run(
    `UPDATE storyboard_shots SET generation_id = :generationId, item_id = coalesce(
       (SELECT item_id FROM generation_results WHERE generation_id = :generationId AND item_id IS NOT NULL LIMIT 1), item_id)
     WHERE id = :id`,
    { id, generationId },
  );
}
