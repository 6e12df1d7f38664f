import type { ItemId } from '../../../../shared/domain/ids.ts';
import { joinPiece } from '../../../../shared/domain/transcript/recognition/join-pieces.ts';
import { type RangeResult, SPEAKERS_OF_A_PIECE } from '../../../../shared/domain/transcript/range/range-result.ts';
import type { TimedWord } from '../../../../shared/domain/transcript/recognition/recognised.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { Piece } from '../../media/pieces/piece.ts';
import type { RecognisedWords } from '../recognition/lines/recognised-words.ts';

/** What was asked of a range, and its lines as they were then. */
export type RangeRequest = Omit<RangeResult, 'rangeId' | 'transcriptId' | 'words' | 'areMeasured'>;

/** A part of a range with what was recognised in it; null until it is done. */
export type RangePiece = { plan: Piece; recognised: RecognisedWords | null };

/** A range that is transcribed again. `pieces` is empty before the recording was looked at. */
export type StoredRange = { transcriptId: ItemId; request: RangeRequest; pieces: RangePiece[] };

type RangeRow = { id: string; transcript_id: string; request: string; pieces: string };

/** Stores a range in the transaction that stores its task, which names it. */
export function insertRange(tx: Tx, rangeId: string, range: Omit<StoredRange, 'pieces'>): void {
  tx.run(
    `INSERT INTO transcript_ranges (id, transcript_id, request, pieces, created_at_ms)
     VALUES (:rangeId, :transcriptId, :request, '[]', :now)`,
    { rangeId, transcriptId: range.transcriptId, request: JSON.stringify(range.request), now: Date.now() },
  );
}

/** A range; null where it was discarded. */
export function findRange(db: Db | Tx, rangeId: string): StoredRange | null {
  const row = db.get<RangeRow>('SELECT * FROM transcript_ranges WHERE id = :rangeId', { rangeId });
  return row ? rangeFrom(row) : null;
}

/** Keeps what was recognised so far; a run that goes on must cut exactly where the first one did. */
export function updatePieces(tx: Tx, rangeId: string, pieces: readonly RangePiece[]): void {
  tx.run('UPDATE transcript_ranges SET pieces = :pieces WHERE id = :rangeId', {
    rangeId,
    pieces: JSON.stringify(pieces),
  });
}

/** Changes what is asked, before anything was recognised. */
export function updateRequest(tx: Tx, rangeId: string, request: RangeRequest): void {
  tx.run(`UPDATE transcript_ranges SET request = :request, pieces = '[]' WHERE id = :rangeId`, {
    rangeId,
    request: JSON.stringify(request),
  });
}

/** Marks a range as whole: from now on its result is offered. */
export function finishRange(tx: Tx, rangeId: string): void {
  tx.run('UPDATE transcript_ranges SET is_done = 1 WHERE id = :rangeId', { rangeId });
}

/** Forgets a result that was accepted or is not wanted. */
export function deleteRange(tx: Tx, id: ItemId, rangeId: string): void {
  tx.run('DELETE FROM transcript_ranges WHERE id = :rangeId AND transcript_id = :id', { id, rangeId });
}

/** Results of a transcript that wait for somebody to look at them, oldest first. */
export function waitingResults(db: Db, id: ItemId): RangeResult[] {
  return db
    .all<RangeRow>(
      'SELECT * FROM transcript_ranges WHERE transcript_id = :id AND is_done = 1 ORDER BY created_at_ms, id',
      { id },
    )
    .map((row) => resultOf(row.id, rangeFrom(row)));
}

function resultOf(rangeId: string, { transcriptId, request, pieces }: StoredRange): RangeResult {
  const { startMs, endMs } = request;
  const isHeardInside = ({ startMs: from, endMs: to }: TimedWord) =>
    (from + to) / 2 >= startMs && (from + to) / 2 < endMs;
  const inside = (ms: number) => Math.min(endMs, Math.max(startMs, ms));
  const words = joinedWords(pieces)
    .filter(isHeardInside)
    .map((word) => ({ ...word, startMs: inside(word.startMs), endMs: inside(word.endMs) }))
    .toSorted((a, b) => a.startMs - b.startMs);
  const areMeasured = pieces.every(({ recognised }) => recognised?.areMeasured ?? false);
  return { rangeId, transcriptId, ...request, words, areMeasured };
}

/** Pieces number their speakers each for itself: those of the second are from SPEAKERS_OF_A_PIECE on, see matchRangeSpeakers. */
function joinedWords(pieces: readonly RangePiece[]): TimedWord[] {
  let words: TimedWord[] = [];
  for (const [index, { plan, recognised }] of pieces.entries()) {
    const heard = recognised?.words ?? [];
    const before = pieces[index - 1];
    const named = heard.map((word) => ({
      ...word,
      speaker: word.speaker === null ? null : word.speaker + index * SPEAKERS_OF_A_PIECE,
    }));
    if (!before || words.length === 0) words = [...words, ...named];
    else {
      const { drop, append } = joinPiece(words, named, { startMs: plan.startMs, endMs: before.plan.endMs });
      words = [...words.slice(0, words.length - drop), ...append];
    }
  }
  return words;
}

const rangeFrom = (row: RangeRow): StoredRange => ({
  transcriptId: row.transcript_id as ItemId,
  request: JSON.parse(row.request) as RangeRequest,
  pieces: JSON.parse(row.pieces) as RangePiece[],
});
