import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { ItemKind } from '../../../../shared/domain/library/item-kinds.ts';
import { COVER_FEATURE_LIFETIME_MS } from '../../../../shared/service-api/music/cover-preprocess.ts';
import type { Db, Tx } from '../../database/database.ts';

/** A prepared reference with the id that the service knows it by. */
export type StoredReference = {
  itemId: ItemId;
  host: string;
  featureId: string;
  lyrics: string;
  preparedAtMs: number;
};

const COLUMNS = `item_id AS itemId, host, feature_id AS featureId, lyrics, prepared_at_ms AS preparedAtMs`;

/** What a service still knows of an item; null where it has to be prepared. */
export function findPrepared(
  db: Pick<Db, 'get'>,
  { itemId, host, nowMs }: Pick<StoredReference, 'itemId' | 'host'> & { nowMs: number },
): StoredReference | null {
  const sql = `SELECT ${COLUMNS} FROM prepared_references
    WHERE item_id = :itemId AND host = :host AND prepared_at_ms > :sinceMs`;
  return db.get<StoredReference>(sql, { itemId, host, sinceMs: nowMs - COVER_FEATURE_LIFETIME_MS }) ?? null;
}

/** A prepared reference with its item. */
export type PreparedItem = StoredReference & { title: string; itemKind: ItemKind };

/** All that services still know, with title and kind of the item. What is in the bin is left out. */
export const allPrepared = (db: Pick<Db, 'all'>, nowMs: number): PreparedItem[] =>
  db.all<PreparedItem>(
    `SELECT ${COLUMNS}, title, kind AS itemKind FROM prepared_references JOIN items ON items.id = item_id
     WHERE prepared_at_ms > :sinceMs AND items.id NOT IN (
       SELECT subject_id FROM organisation WHERE subject_kind = 'item' AND binned_at_ms IS NOT NULL)
     ORDER BY prepared_at_ms`,
    { sinceMs: nowMs - COVER_FEATURE_LIFETIME_MS },
  );

/** Stores what a service knows now, and drops what services have forgotten. */
export function storePrepared(tx: Tx, reference: StoredReference): void {
  tx.run('DELETE FROM prepared_references WHERE prepared_at_ms <= :untilMs', {
    untilMs: reference.preparedAtMs - COVER_FEATURE_LIFETIME_MS,
  });
  tx.run(
    `INSERT INTO prepared_references (item_id, host, feature_id, lyrics, prepared_at_ms)
     VALUES (:itemId, :host, :featureId, :lyrics, :preparedAtMs)
     ON CONFLICT DO UPDATE SET feature_id = :featureId, lyrics = :lyrics, prepared_at_ms = :preparedAtMs`,
    reference,
  );
}

/** Drops an id that the service no longer accepts. */
export const dropPrepared = (tx: Tx, { itemId, host, featureId }: StoredReference): void =>
  void tx.run('DELETE FROM prepared_references WHERE item_id = :itemId AND host = :host AND feature_id = :featureId', {
    itemId,
    host,
    featureId,
  });
