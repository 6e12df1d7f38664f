import type { FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { HeardRecording } from '../../../shared/domain/library/background-recognition.ts';
import type { TimedWord } from '../../../shared/domain/transcript/recognition/recognised.ts';
import type { Db, Tx } from '../database/database.ts';
import type { Piece } from '../media/pieces/piece.ts';
import type { RecognisedWords } from '../transcripts/recognition/lines/recognised-words.ts';

/** A recording that is to be recognised; `track` is that of its sound, -1 for the only one. */
export type UnheardRecording = { id: ItemId; title: string; track: number };

/** A planned piece and, once it is recognised, its words. */
export type HeardPiece = { plan: Piece; recognised: RecognisedWords | null };

/** Recordings that can be read and have no transcript that says, or will say, what is in them. */
const UNTRANSCRIBED = `FROM items
  LEFT JOIN heard_recordings AS heard ON heard.media_id = items.id
  WHERE items.kind = 'recording' AND items.media_state = 'ready'
    AND NOT EXISTS (SELECT 1 FROM organisation AS kept
      WHERE kept.subject_kind = 'item' AND kept.subject_id = items.id AND kept.binned_at_ms IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM transcripts WHERE transcripts.media_id = items.id AND transcripts.state <> 'failed')`;

const TRACK = `coalesce(json_extract(items.media_facts, '$.track'), -1)`;

/** The newest recording that is due; what was begun goes first. Nobody waits longer than `longestMs`: the clock was set back then. */
export function nextUnheard(
  db: Db,
  { nowMs, longestMs }: { nowMs: number; longestMs: number },
): UnheardRecording | null {
  const sql = `SELECT items.id, items.title, ${TRACK} AS track ${UNTRANSCRIBED}
    AND (heard.media_id IS NULL OR heard.track <> ${TRACK} OR (heard.state = 'begun'
      AND heard.next_try_ms NOT BETWEEN :nowMs + 1 AND :nowMs + :longestMs))
    ORDER BY heard.media_id IS NULL, items.created_at_ms DESC LIMIT 1`;
  return db.get<UnheardRecording>(sql, { nowMs, longestMs }) ?? null;
}

/** How many recordings there are to recognise, and how many of them are. */
export function heardCounts(db: Db): { total: number; done: number; failed: number; keptCount: number } {
  const sql = `SELECT count(*) AS total, coalesce(sum(heard.state = 'done'), 0) AS done,
    coalesce(sum(heard.state = 'failed'), 0) AS failed,
    (SELECT count(*) FROM heard_recordings) AS keptCount ${UNTRANSCRIBED}`;
  return db.get(sql) ?? { total: 0, done: 0, failed: 0, keptCount: 0 };
}

/** Recordings that are left alone, with why. */
export function failedRecordings(db: Db, limit: number): { id: ItemId; title: string; failure: FailureRecord }[] {
  const sql = `SELECT items.id, items.title, heard.failure ${UNTRANSCRIBED} AND heard.state = 'failed'
    ORDER BY items.created_at_ms DESC LIMIT :limit`;
  const rows = db.all<{ id: ItemId; title: string; failure: string }>(sql, { limit });
  return rows.map((row) => ({ ...row, failure: JSON.parse(row.failure) as FailureRecord }));
}

/** Notes that a run begins, which counts as an attempt until it ends in order. Returns how many there were, this one included. */
export function beginRecognition(tx: Tx, { id, track }: UnheardRecording): number {
  tx.run('DELETE FROM heard_recordings WHERE media_id = :id AND track <> :track', { id, track });
  tx.run(
    `INSERT INTO heard_recordings (media_id, state, track, attempts, next_try_ms) VALUES (:id, 'begun', :track, 1, 0)
     ON CONFLICT (media_id) DO UPDATE SET state = 'begun', attempts = attempts + 1`,
    { id, track },
  );
  return (
    tx.get<{ attempts: number }>('SELECT attempts FROM heard_recordings WHERE media_id = :id', { id })?.attempts ?? 1
  );
}

/** Takes an attempt back: the run was paused, or got further. */
export function endInOrder(tx: Tx, id: ItemId): void {
  tx.run('UPDATE heard_recordings SET attempts = 0, next_try_ms = 0, failure = NULL WHERE media_id = :id', { id });
}

/** Notes a run that failed; `nextTryMs` null leaves the recording alone. */
export function failRecognition(
  tx: Tx,
  id: ItemId,
  { failure, nextTryMs }: { failure: FailureRecord; nextTryMs: number | null },
) {
  tx.run(
    `UPDATE heard_recordings SET state = :state, failure = :failure, next_try_ms = :nextTryMs WHERE media_id = :id`,
    { id, state: nextTryMs === null ? 'failed' : 'begun', failure: JSON.stringify(failure), nextTryMs: nextTryMs ?? 0 },
  );
}

/** Lets recordings that failed be tried again. */
export function retryFailed(tx: Tx, id: ItemId | null): void {
  tx.run(
    `UPDATE heard_recordings SET state = 'begun', attempts = 0, next_try_ms = 0, failure = NULL
     WHERE failure IS NOT NULL AND (:id IS NULL OR media_id = :id)`,
    { id },
  );
}

type StoredWord = [text: string, startMs: number, endMs: number, speaker: number | null, isDoubtful: 0 | 1];
type StoredWords = { words: StoredWord[]; areMeasured: boolean };

/** The pieces of a recording in order; none before they were planned. */
export function loadHeardPieces(db: Db | Tx, id: ItemId): HeardPiece[] {
  const sql = 'SELECT plan, recognised FROM heard_pieces WHERE media_id = :id ORDER BY position';
  return db.all<{ plan: string; recognised: string | null }>(sql, { id }).map(({ plan, recognised }) => ({
    plan: JSON.parse(plan) as Piece,
    recognised: recognised === null ? null : wordsFrom(JSON.parse(recognised) as StoredWords),
  }));
}

const wordsFrom = ({ words, areMeasured }: StoredWords): RecognisedWords => ({
  areMeasured,
  words: words.map(([text, startMs, endMs, speaker, isDoubtful]): TimedWord => ({
    text,
    startMs,
    endMs,
    speaker,
    ...(isDoubtful === 1 && { languageDoubtful: true }),
  })),
});

/** Stores the plan: a later run must cut where the first one did. */
export function storePlan(tx: Tx, id: ItemId, pieces: readonly Piece[]): void {
  const sql = 'INSERT INTO heard_pieces (media_id, position, plan) VALUES (:id, :position, :plan)';
  for (const plan of pieces) tx.run(sql, { id, position: plan.index, plan: JSON.stringify(plan) });
}

/** Stores the words of a piece; the recording got further, so earlier attempts count no more. */
export function storeHeard(tx: Tx, id: ItemId, piece: { position: number; recognised: RecognisedWords }): void {
  const stored: StoredWords = {
    areMeasured: piece.recognised.areMeasured,
    words: piece.recognised.words.map(({ text, startMs, endMs, speaker, languageDoubtful }) => [
      text,
      startMs,
      endMs,
      speaker,
      languageDoubtful ? 1 : 0,
    ]),
  };
  const sql = 'UPDATE heard_pieces SET recognised = :recognised WHERE media_id = :id AND position = :position';
  tx.run(sql, { id, position: piece.position, recognised: JSON.stringify(stored) });
  tx.run('UPDATE heard_recordings SET attempts = 1, failure = NULL WHERE media_id = :id', { id });
}

/** Makes the lines of a whole recording known to the search. */
export function finishRecognition(tx: Tx, id: ItemId, lines: readonly { startMs: number; text: string }[]): void {
  const changed = tx.run(
    `UPDATE heard_recordings SET state = 'done', attempts = 0, failure = NULL WHERE media_id = :id`,
    { id },
  );
  // Deleted, or transcribed, meanwhile.
  if (changed === 0) return;
  tx.run(`DELETE FROM item_text WHERE item_id = :id AND part = 'heard'`, { id });
  const insert = `INSERT INTO item_text (item_id, part, source_row, position, text)
    VALUES (:id, 'heard', :index, :startMs, :text)`;
  for (const [index, { startMs, text }] of lines.entries()) tx.run(insert, { id, index, startMs, text });
}

/** See BackgroundRecognition.of. */
export function heardRecording(db: Db, id: ItemId, limit: number): HeardRecording | null {
  const row = db.get<{ state: HeardRecording['state']; failure: string | null; lineCount: number }>(
    `SELECT state, failure, (SELECT count(*) FROM item_text WHERE item_id = :id AND part = 'heard') AS lineCount
     FROM heard_recordings WHERE media_id = :id`,
    { id },
  );
  if (!row) return null;
  const lines = db.all<{ startMs: number; text: string }>(
    `SELECT position AS startMs, text FROM item_text WHERE item_id = :id AND part = 'heard' ORDER BY position LIMIT :limit`,
    { id, limit },
  );
  return { ...row, failure: row.failure === null ? null : (JSON.parse(row.failure) as FailureRecord), lines };
}
