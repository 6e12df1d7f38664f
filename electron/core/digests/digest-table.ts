import type { ItemId } from '../../../shared/domain/ids.ts';
import type { DigestProposal, DigestRequest, DigestResult } from '../../../shared/domain/transcript/digest/digest.ts';
import { mergeAnswers } from '../../../shared/domain/transcript/digest/merge-answers.ts';
import type { Db, Tx } from '../database/database.ts';

/** Proposals of each part that was asked about so far, and those about the parts together once they are there. */
export type DigestAnswers = { parts: DigestProposal[][]; overall: DigestProposal[] };

/** A request as it is stored. */
export type StoredDigest = Omit<DigestResult, 'proposals'> & { answers: DigestAnswers };

type Row = { id: string; transcript_id: string; request: string; answers: string };

/** Stores a request in the transaction that stores its task, which names it. */
export function insertDigest(
  tx: Tx,
  values: Pick<DigestResult, 'digestId' | 'transcriptId' | 'request'> & { createdAtMs: number },
): void {
  const { digestId, transcriptId, request, createdAtMs } = values;
  const answers: DigestAnswers = { parts: [], overall: [] };
  tx.run(
    `INSERT INTO transcript_digests (id, transcript_id, request, answers, created_at_ms)
     VALUES (:digestId, :transcriptId, :request, :answers, :createdAtMs)`,
    { digestId, transcriptId, request: JSON.stringify(request), answers: JSON.stringify(answers), createdAtMs },
  );
}

/** A request with its answers so far; null where it was discarded. */
export function findDigest(db: Db | Tx, digestId: string): StoredDigest | null {
  const row = db.get<Row>('SELECT * FROM transcript_digests WHERE id = :digestId', { digestId });
  return row ? storedFrom(row) : null;
}

/** Keeps the answers so far. */
export function updateAnswers(tx: Tx, digestId: string, answers: DigestAnswers): void {
  tx.run('UPDATE transcript_digests SET answers = :answers WHERE id = :digestId', {
    digestId,
    answers: JSON.stringify(answers),
  });
}

/** From now on the result is offered. */
export function finishDigest(tx: Tx, digestId: string): void {
  tx.run('UPDATE transcript_digests SET is_done = 1 WHERE id = :digestId', { digestId });
}

/** Forgets a result that was accepted or is not wanted. */
export function deleteDigest(tx: Tx, id: ItemId, digestId: string): void {
  tx.run('DELETE FROM transcript_digests WHERE id = :digestId AND transcript_id = :id', { id, digestId });
}

/** Results of a transcript that wait for somebody to look at them, oldest first. */
export const waitingDigests = (db: Db, id: ItemId): DigestResult[] =>
  db
    .all<Row>('SELECT * FROM transcript_digests WHERE transcript_id = :id AND is_done = 1 ORDER BY created_at_ms, id', {
      id,
    })
    .map((row) => {
      const { answers, ...result } = storedFrom(row);
      return { ...result, proposals: mergeAnswers(answers.parts, answers.overall) };
    });

const storedFrom = (row: Row): StoredDigest => ({
  digestId: row.id,
  transcriptId: row.transcript_id as ItemId,
  request: JSON.parse(row.request) as DigestRequest,
  answers: JSON.parse(row.answers) as DigestAnswers,
});
