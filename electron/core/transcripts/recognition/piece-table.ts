import type { ItemId, SegmentId, SpeakerId } from '../../../../shared/domain/ids.ts';
import type { TimedWord } from '../../../../shared/domain/transcript/recognition/recognised.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { Piece } from '../../media/pieces/piece.ts';

/**
 * What the next piece must know of the one before: the lines that reach into the shared sound, their words, and which
 * speaker of the transcript each speaker number is.
 */
export type PieceTail = { segmentIds: SegmentId[]; words: TimedWord[]; speakerIds: SpeakerId[] };

/** A line that was stored while its piece was still being recognised, and where it was then. */
export type EarlyLine = { id: SegmentId; startMs: number; endMs: number };

/** A planned piece: its tail when it is done, until then the lines that are stored early. */
export type StoredPiece = { plan: Piece; isDone: boolean; tail: PieceTail | null; early: readonly EarlyLine[] };

type PieceRow = { plan: string; is_done: number; result: string | null };

/** The plan of a transcript in order; empty before the recording was read. */
export function loadPieces(db: Db | Tx, id: ItemId): StoredPiece[] {
  return db
    .all<PieceRow>('SELECT plan, is_done, result FROM pieces WHERE transcript_id = :id ORDER BY position', { id })
    .map((row) => {
      const isDone = row.is_done === 1;
      return {
        plan: JSON.parse(row.plan) as Piece,
        isDone,
        tail: isDone && row.result !== null ? (JSON.parse(row.result) as PieceTail) : null,
        early: isDone || row.result === null ? [] : (JSON.parse(row.result) as EarlyLine[]),
      };
    });
}

/** Stores the plan; a resumed run must cut exactly where the first one did. */
export function insertPieces(tx: Tx, id: ItemId, pieces: readonly Piece[]): void {
  for (const plan of pieces) {
    tx.run('INSERT INTO pieces (transcript_id, position, plan, is_done) VALUES (:id, :position, :plan, 0)', {
      id,
      position: plan.index,
      plan: JSON.stringify(plan),
    });
  }
}

/** Notes which lines of a piece are stored before it is done, in the transaction that stores them. */
export function noteEarlyLines(
  tx: Tx,
  id: ItemId,
  { position, lines }: { position: number; lines: EarlyLine[] },
): void {
  tx.run('UPDATE pieces SET result = :lines WHERE transcript_id = :id AND position = :position AND is_done = 0', {
    id,
    position,
    lines: JSON.stringify(lines),
  });
}

/** Marks a piece as done, in the transaction that stores its lines. */
export function finishPiece(tx: Tx, id: ItemId, done: { position: number; tail: PieceTail }): void {
  tx.run('UPDATE pieces SET is_done = 1, result = :result WHERE transcript_id = :id AND position = :position', {
    id,
    position: done.position,
    result: JSON.stringify(done.tail),
  });
}
