const counted = (['INSERT', 'UPDATE', 'DELETE'] as const)
  .map(
    (event) => `CREATE TRIGGER sidecar_song_lines_${event} AFTER ${event} ON song_lines BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = ${event === 'DELETE' ? 'old' : 'new'}.song_id;
END;
`,
  )
  .join('');

/**
 * The lyrics of songs, line by line, with the times at which they are heard where somebody knows them (`origin` says who). Lines
 * write themselves to the search index. Songs of earlier versions get their lines when they are timed.
 */
export const timeLyrics = `
CREATE TABLE song_lines (
  row INTEGER PRIMARY KEY,
  song_id TEXT NOT NULL REFERENCES items (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  block INTEGER NOT NULL,
  tag TEXT NOT NULL,
  text TEXT NOT NULL,
  start_ms REAL,
  end_ms REAL,
  words TEXT NOT NULL DEFAULT '[]',
  origin TEXT,
  UNIQUE (song_id, position),
  CHECK ((start_ms IS NULL) = (end_ms IS NULL) AND (start_ms IS NULL) = (origin IS NULL))
) STRICT;
CREATE TRIGGER song_lines_text_insert AFTER INSERT ON song_lines BEGIN
  INSERT INTO item_text (item_id, part, source_row, position, text)
  VALUES (new.song_id, 'line', new.row, new.position + 1, new.text);
END;
CREATE TRIGGER song_lines_text_delete AFTER DELETE ON song_lines BEGIN
  DELETE FROM item_text WHERE item_id = old.song_id AND part = 'line' AND source_row = old.row;
END;
${counted}`;
