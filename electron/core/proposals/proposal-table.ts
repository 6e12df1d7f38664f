import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Db, Tx } from '../database/database.ts';

/** A request about a transcript as it is stored, with the answers so far. */
export type StoredProposal<Request, Answers> = {
  proposalId: string;
  transcriptId: ItemId;
  request: Request;
  answers: Answers;
};

/** A table of requests about transcripts. A row is there until what came of it is accepted or discarded. */
export type ProposalTable<Request, Answers> = {
  /** Stores a request in the transaction that stores its task, which names it. */
  insert(
    tx: Tx,
    row: Pick<StoredProposal<Request, Answers>, 'proposalId' | 'transcriptId' | 'request'> & { createdAtMs: number },
  ): void;
  /** A request with its answers so far; null where it was discarded. */
  find(db: Db | Tx, proposalId: string): StoredProposal<Request, Answers> | null;
  /** Keeps the answers so far. */
  keep(tx: Tx, proposalId: string, answers: Answers): void;
  /** From now on the result is offered. */
  finish(tx: Tx, proposalId: string): void;
  /** Forgets a result that was accepted or is not wanted. */
  remove(tx: Tx, row: { transcriptId: ItemId; proposalId: string }): void;
  /** Results of a transcript that wait for somebody to look at them, oldest first. */
  waiting(db: Db, transcriptId: ItemId): StoredProposal<Request, Answers>[];
};

type Row = { id: string; transcript_id: string; request: string; answers: string };

/** The table `name`, whose column `column` holds the answers. `none` are those of a request that was not answered yet. */
export function proposalTable<Request, Answers>({
  name,
  column,
  none,
}: {
  name: 'transcript_digests' | 'transcript_rewrites';
  column: 'answers' | 'texts';
  none: Answers;
}): ProposalTable<Request, Answers> {
  const select = `SELECT id, transcript_id, request, ${column} AS answers FROM ${name}`;
  const storedFrom = (row: Row): StoredProposal<Request, Answers> => ({
    proposalId: row.id,
    transcriptId: row.transcript_id as ItemId,
    request: JSON.parse(row.request) as Request,
    answers: JSON.parse(row.answers) as Answers,
  });
  return {
    insert: (tx, { proposalId, transcriptId, request, createdAtMs }) =>
      void tx.run(
        `INSERT INTO ${name} (id, transcript_id, request, ${column}, created_at_ms)
         VALUES (:proposalId, :transcriptId, :request, :answers, :createdAtMs)`,
        { proposalId, transcriptId, request: JSON.stringify(request), answers: JSON.stringify(none), createdAtMs },
      ),
    find: (db, proposalId) => {
      const row = db.get<Row>(`${select} WHERE id = :proposalId`, { proposalId });
      return row ? storedFrom(row) : null;
    },
    keep: (tx, proposalId, answers) =>
      void tx.run(`UPDATE ${name} SET ${column} = :answers WHERE id = :proposalId`, {
        proposalId,
        answers: JSON.stringify(answers),
      }),
    finish: (tx, proposalId) => void tx.run(`UPDATE ${name} SET is_done = 1 WHERE id = :proposalId`, { proposalId }),
    remove: (tx, { transcriptId, proposalId }) =>
      void tx.run(`DELETE FROM ${name} WHERE id = :proposalId AND transcript_id = :transcriptId`, {
        proposalId,
        transcriptId,
      }),
    waiting: (db, transcriptId) =>
      db
        .all<Row>(`${select} WHERE transcript_id = :transcriptId AND is_done = 1 ORDER BY created_at_ms, id`, {
          transcriptId,
        })
        .map(storedFrom),
  };
}
