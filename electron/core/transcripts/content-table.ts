import type { TranscriptContent } from '../../../shared/domain/transcript/apply-patch.ts';
import type { ItemId, SegmentId, SpeakerId } from '../../../shared/domain/ids.ts';
import type { Chapter, Quote, Segment, Speaker, Word } from '../../../shared/domain/transcript/transcript.ts';
import type { TranscriptPatch } from '../../../shared/domain/transcript/transcript-edit.ts';
import type { Db, Tx } from '../database/database.ts';

type SegmentRow = {
  id: string;
  start_ms: number;
  end_ms: number;
  speaker_id: string | null;
  text: string;
  words: string | null;
  language_doubtful: number;
};
type StoredWord = [text: string, startMs: number, endMs: number];

/** All lines, speakers, chapters and quotes of a transcript, in order. */
export function loadContent(db: Db | Tx, id: ItemId): Required<TranscriptContent> {
  const rows = db.all<SegmentRow>(
    `SELECT id, start_ms, end_ms, speaker_id, text, words, language_doubtful FROM segments WHERE transcript_id = :id
     ORDER BY start_ms, end_ms, id`,
    { id },
  );
  const speakers = db.all<Speaker>(
    'SELECT id, ordinal, name FROM speakers WHERE transcript_id = :id ORDER BY ordinal, id',
    { id },
  );
  const chapters = db.all<Chapter>(
    'SELECT id, start_ms AS startMs, title FROM chapters WHERE transcript_id = :id ORDER BY start_ms, id',
    { id },
  );
  const quotes = db.all<Quote>(
    'SELECT id, start_ms AS startMs, text FROM quotes WHERE transcript_id = :id ORDER BY start_ms, id',
    { id },
  );
  return { segments: rows.map(segmentFrom), speakers, chapters, quotes };
}

function segmentFrom(row: SegmentRow): Segment {
  return {
    id: row.id as SegmentId,
    startMs: row.start_ms,
    endMs: row.end_ms,
    speakerId: row.speaker_id as SpeakerId | null,
    text: row.text,
    words: row.words === null ? null : (JSON.parse(row.words) as StoredWord[]).map(wordFrom),
    ...(row.language_doubtful === 1 && { languageDoubtful: true }),
  };
}

const wordFrom = ([text, startMs, endMs]: StoredWord): Word => ({ text, startMs, endMs });

const storedWords = (words: readonly Word[] | null) =>
  words && JSON.stringify(words.map((word): StoredWord => [word.text, word.startMs, word.endMs]));

/**
 * Puts a patch into the tables. `chosenByUser` are lines whose speaker a person decided; later labelling leaves such lines
 * alone. The mark stays with a line until it is removed, or until undo and redo (`isRestoring`) set it as it was.
 */
export function storePatch(
  tx: Tx,
  id: ItemId,
  write: { patch: TranscriptPatch; chosenByUser: ReadonlySet<SegmentId>; isRestoring: boolean },
): void {
  const { patch, chosenByUser, isRestoring } = write;
  for (const segmentId of patch.removedSegmentIds) {
    tx.run('DELETE FROM segments WHERE transcript_id = :id AND id = :segmentId', { id, segmentId });
  }
  for (const segment of patch.segments) {
    tx.run(
      `INSERT INTO segments (transcript_id, id, start_ms, end_ms, speaker_id, speaker_by_user, text, words,
         language_doubtful)
       VALUES (:id, :segmentId, :startMs, :endMs, :speakerId, :byUser, :text, :words, :doubtful)
       ON CONFLICT (transcript_id, id) DO UPDATE SET start_ms = excluded.start_ms, end_ms = excluded.end_ms,
         speaker_id = excluded.speaker_id,
         speaker_by_user = CASE :isRestoring WHEN 1 THEN excluded.speaker_by_user
           ELSE max(speaker_by_user, excluded.speaker_by_user) END,
         text = excluded.text, words = excluded.words, language_doubtful = excluded.language_doubtful`,
      {
        id,
        segmentId: segment.id,
        startMs: segment.startMs,
        endMs: segment.endMs,
        speakerId: segment.speakerId,
        byUser: chosenByUser.has(segment.id) ? 1 : 0,
        text: segment.text,
        words: storedWords(segment.words),
        isRestoring: isRestoring ? 1 : 0,
        doubtful: segment.languageDoubtful ? 1 : 0,
      },
    );
  }
  storeSpeakers(tx, id, patch);
  storeChapters(tx, id, patch);
  storeQuotes(tx, id, patch);
}

function storeSpeakers(tx: Tx, id: ItemId, patch: TranscriptPatch): void {
  for (const speakerId of patch.removedSpeakerIds) {
    tx.run('DELETE FROM speakers WHERE transcript_id = :id AND id = :speakerId', { id, speakerId });
  }
  for (const speaker of patch.speakers) {
    tx.run(
      `INSERT INTO speakers (transcript_id, id, ordinal, name) VALUES (:id, :speakerId, :ordinal, :name)
       ON CONFLICT (transcript_id, id) DO UPDATE SET ordinal = excluded.ordinal, name = excluded.name`,
      { id, speakerId: speaker.id, ordinal: speaker.ordinal, name: speaker.name },
    );
  }
}

function storeChapters(tx: Tx, id: ItemId, { chapters = [], removedChapterIds = [] }: TranscriptPatch): void {
  for (const chapterId of removedChapterIds) {
    tx.run('DELETE FROM chapters WHERE transcript_id = :id AND id = :chapterId', { id, chapterId });
  }
  for (const { id: chapterId, startMs, title } of chapters) {
    tx.run(
      `INSERT INTO chapters (transcript_id, id, start_ms, title) VALUES (:id, :chapterId, :startMs, :title)
       ON CONFLICT (transcript_id, id) DO UPDATE SET start_ms = excluded.start_ms, title = excluded.title`,
      { id, chapterId, startMs, title },
    );
  }
}

function storeQuotes(tx: Tx, id: ItemId, { quotes = [], removedQuoteIds = [] }: TranscriptPatch): void {
  for (const quoteId of removedQuoteIds) {
    tx.run('DELETE FROM quotes WHERE transcript_id = :id AND id = :quoteId', { id, quoteId });
  }
  for (const { id: quoteId, startMs, text } of quotes) {
    tx.run(
      `INSERT INTO quotes (transcript_id, id, start_ms, text) VALUES (:id, :quoteId, :startMs, :text)
       ON CONFLICT (transcript_id, id) DO UPDATE SET start_ms = excluded.start_ms, text = excluded.text`,
      { id, quoteId, startMs, text },
    );
  }
}

/** Lines whose speaker a person decided; of the given ones only, where some are given. */
export function segmentsChosenByUser(db: Db | Tx, id: ItemId, among?: readonly SegmentId[]): Set<SegmentId> {
  // The given ids first: SQLite then looks up each by its key instead of reading the whole transcript.
  const sql =
    among === undefined
      ? 'SELECT id FROM segments WHERE transcript_id = :id AND speaker_by_user = 1'
      : `SELECT segments.id FROM json_each(:among) CROSS JOIN segments
         ON transcript_id = :id AND segments.id = value WHERE speaker_by_user = 1`;
  const rows = db.all<{ id: SegmentId }>(sql, among === undefined ? { id } : { id, among: JSON.stringify(among) });
  return new Set(rows.map((row) => row.id));
}
