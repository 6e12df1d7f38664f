import type { ItemId } from '../../../shared/domain/ids.ts';
import type { RewriteRequest, RewriteResult } from '../../../shared/domain/transcript/rewriting/rewrite.ts';
import type { Db, Tx } from '../database/database.ts';

type Row = { id: string; transcript_id: string; request: string; texts: string };

/** Stores a request in the transaction that stores its task, which names it. */
export function insertRewrite(
  tx: Tx,
  values: Pick<RewriteResult, 'rewriteId' | 'transcriptId' | 'request'> & { createdAtMs: number },
): void {
  const { rewriteId, transcriptId, request, createdAtMs } = values;
  tx.run(
    `INSERT INTO transcript_rewrites (id, transcript_id, request, texts, created_at_ms)
     VALUES (:rewriteId, :transcriptId, :request, '{}', :createdAtMs)`,
    { rewriteId, transcriptId, request: JSON.stringify(request), createdAtMs },
  );
}

/** A request with its texts so far; null where it was discarded. */
export function findRewrite(db: Db | Tx, rewriteId: string): RewriteResult | null {
  const row = db.get<Row>('SELECT * FROM transcript_rewrites WHERE id = :rewriteId', { rewriteId });
  return row ? resultFrom(row) : null;
}

/** Keeps the texts so far. */
export function updateTexts(tx: Tx, { rewriteId, texts }: Pick<RewriteResult, 'rewriteId' | 'texts'>): void {
  tx.run('UPDATE transcript_rewrites SET texts = :texts WHERE id = :rewriteId', {
    rewriteId,
    texts: JSON.stringify(texts),
  });
}

/** From now on the result is offered. */
export function finishRewrite(tx: Tx, rewriteId: string): void {
  tx.run('UPDATE transcript_rewrites SET is_done = 1 WHERE id = :rewriteId', { rewriteId });
}

/** Forgets a result that was accepted or is not wanted. */
export function deleteRewrite(tx: Tx, id: ItemId, rewriteId: string): void {
  tx.run('DELETE FROM transcript_rewrites WHERE id = :rewriteId AND transcript_id = :id', { id, rewriteId });
}

/** Results of a transcript that wait for somebody to look at them, oldest first. */
export const waitingRewrites = (db: Db, id: ItemId): RewriteResult[] =>
  db
    .all<Row>(
      'SELECT * FROM transcript_rewrites WHERE transcript_id = :id AND is_done = 1 ORDER BY created_at_ms, id',
      {
        id,
      },
    )
    .map(resultFrom);

const resultFrom = (row: Row): RewriteResult => ({
  rewriteId: row.id,
  transcriptId: row.transcript_id as ItemId,
  request: JSON.parse(row.request) as RewriteRequest,
  texts: JSON.parse(row.texts) as RewriteResult['texts'],
});
