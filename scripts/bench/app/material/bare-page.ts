import type { Db } from '../../../../electron/core/database/database.ts';

/** A page of what has a word, recordings by their transcripts too, and the place where it is in each item. */
export function searchBarePage(db: Db, { word, most }: { word: string; most: number }): void {
  const matches = `SELECT rowid FROM item_search WHERE item_search MATCH '"${word}"*'`;
  readBarePage(
    db,
    `SELECT id FROM items WHERE id IN (SELECT item_id FROM item_text WHERE row IN (${matches})
        UNION ALL SELECT media_id FROM transcripts WHERE id IN (SELECT item_id FROM item_text WHERE row IN (${matches})))
      ORDER BY created_at_ms DESC LIMIT ${most}`,
  );
  db.all(`SELECT item_id, start_ms, snippet(item_search, 0, '', '', '…', 16) FROM item_search
    JOIN item_text ON item_text.row = item_search.rowid LEFT JOIN segments ON segments.row = source_row
    WHERE item_search MATCH '"${word}"*'`);
}

/**
 * What a page shows of the items that a statement finds, by plain statements: the items with their stars and bin, what a
 * transcript is heard by, tags, and the first lines with their speakers.
 */
export function readBarePage(db: Db, found: string): void {
  const ids = JSON.stringify(db.all<{ id: string }>(found).map(({ id }) => id));
  const given = '(SELECT value FROM json_each(:ids))';
  for (const sql of [
    `SELECT * FROM items LEFT JOIN organisation ON subject_kind = 'item' AND subject_id = id WHERE id IN ${given}`,
    `SELECT items.* FROM transcripts JOIN items ON items.id = media_id WHERE transcripts.id IN ${given}`,
    `SELECT subject_id, tag FROM organisation_tags WHERE subject_kind = 'item' AND subject_id IN ${given}`,
    `SELECT item_id, item_text.text, speakers.name FROM item_text
      LEFT JOIN segments ON segments.row = source_row AND segments.transcript_id = item_id
      LEFT JOIN speakers ON speakers.transcript_id = item_id AND speakers.id = segments.speaker_id
      WHERE item_id IN ${given} AND part IN ('line', 'text') ORDER BY item_id, item_text.position`,
  ])
    db.all(sql, { ids });
}
