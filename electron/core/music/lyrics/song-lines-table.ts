import type { ItemId } from '../../../../shared/domain/ids.ts';
import type {
  LyricTimeOrigin,
  LyricWord,
  TimedLine,
  TimedLyrics,
} from '../../../../shared/domain/music/lyrics/timed-lyrics.ts';
import type { Db, Tx } from '../../database/database.ts';

type LineRow = {
  block: number;
  tag: string;
  text: string;
  startMs: number | null;
  endMs: number | null;
  words: string;
  origin: string | null;
};

/** The stored lyrics of a song; null where none are stored. */
export function readSongLines(db: Db | Tx, songId: ItemId): TimedLyrics | null {
  const rows = db.all<LineRow>(
    `SELECT block, tag, text, start_ms AS startMs, end_ms AS endMs, words, origin
     FROM song_lines WHERE song_id = :songId ORDER BY position`,
    { songId },
  );
  if (rows.length === 0) return null;
  const origin = rows.find((row) => row.origin !== null)?.origin ?? null;
  const lines = rows.map(({ words, origin: _origin, ...line }): TimedLine => ({
    ...line,
    words: JSON.parse(words) as LyricWord[],
  }));
  return { lines, origin: origin as LyricTimeOrigin | null };
}

/** Stores the lyrics of a song, in place of those that are stored. They are searched line by line. */
export function writeSongLines(tx: Tx, songId: ItemId, { lines, origin }: TimedLyrics): void {
  tx.run('DELETE FROM song_lines WHERE song_id = :songId', { songId });
  const insert = `INSERT INTO song_lines (song_id, position, block, tag, text, start_ms, end_ms, words, origin)
    VALUES (:songId, :position, :block, :tag, :text, :startMs, :endMs, :words, :origin)`;
  for (const [position, { words, ...line }] of lines.entries()) {
    const known = line.startMs === null ? null : origin;
    tx.run(insert, { ...line, songId, position, words: JSON.stringify(words), origin: known });
  }
}
