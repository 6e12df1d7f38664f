/**
 * One index of all that can be searched. A row of item_text is one text of an item: its title, a line of a table of its own
 * (`source_row` is the row there), or a text that is kept here alone (`source_row` counts them). Triggers write titles and
 * lines, so that nothing that stores one can forget it. `position` is the order within the item.
 */
export const gatherTexts = `
CREATE TABLE item_text (
  row INTEGER PRIMARY KEY,
  item_id TEXT NOT NULL REFERENCES items (id) ON DELETE CASCADE,
  part TEXT NOT NULL,
  source_row INTEGER NOT NULL,
  position REAL NOT NULL,
  text TEXT NOT NULL
) STRICT;
INSERT INTO item_text (item_id, part, source_row, position, text)
  SELECT id, 'title', 0, 0, title FROM items ORDER BY row;
INSERT INTO item_text (item_id, part, source_row, position, text)
  SELECT transcript_id, 'line', segments.row, start_ms, text
  FROM segments JOIN items ON items.id = transcript_id ORDER BY items.row, start_ms;
INSERT INTO item_text (item_id, part, source_row, position, text)
  SELECT script_id, 'line', script_lines.row, position, text
  FROM script_lines JOIN items ON items.id = script_id ORDER BY items.row, position;
CREATE UNIQUE INDEX item_text_by_source ON item_text (item_id, part, source_row);

CREATE VIRTUAL TABLE item_search USING fts5 (text, content = 'item_text', content_rowid = 'row', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
INSERT INTO item_search (item_search) VALUES ('rebuild');
CREATE TRIGGER item_search_insert AFTER INSERT ON item_text BEGIN
  INSERT INTO item_search (rowid, text) VALUES (new.row, new.text);
END;
CREATE TRIGGER item_search_delete AFTER DELETE ON item_text BEGIN
  INSERT INTO item_search (item_search, rowid, text) VALUES ('delete', old.row, old.text);
END;
CREATE TRIGGER item_search_update AFTER UPDATE OF text ON item_text WHEN old.text <> new.text BEGIN
  INSERT INTO item_search (item_search, rowid, text) VALUES ('delete', old.row, old.text);
  INSERT INTO item_search (rowid, text) VALUES (new.row, new.text);
END;

DROP TRIGGER items_search_insert;
DROP TRIGGER items_search_delete;
DROP TRIGGER items_search_update;
DROP TABLE title_search;
CREATE TRIGGER items_text_insert AFTER INSERT ON items BEGIN
  INSERT INTO item_text (item_id, part, source_row, position, text) VALUES (new.id, 'title', 0, 0, new.title);
END;
CREATE TRIGGER items_text_update AFTER UPDATE OF title ON items WHEN old.title <> new.title BEGIN
  UPDATE item_text SET text = new.title WHERE item_id = new.id AND part = 'title' AND source_row = 0;
END;

DROP TRIGGER segments_search_insert;
DROP TRIGGER segments_search_delete;
DROP TRIGGER segments_search_update;
DROP TABLE segment_search;
CREATE TRIGGER segments_text_insert AFTER INSERT ON segments BEGIN
  INSERT INTO item_text (item_id, part, source_row, position, text)
  VALUES (new.transcript_id, 'line', new.row, new.start_ms, new.text);
END;
CREATE TRIGGER segments_text_delete AFTER DELETE ON segments BEGIN
  DELETE FROM item_text WHERE item_id = old.transcript_id AND part = 'line' AND source_row = old.row;
END;
CREATE TRIGGER segments_text_update AFTER UPDATE OF text, start_ms ON segments
WHEN old.text <> new.text OR old.start_ms <> new.start_ms BEGIN
  UPDATE item_text SET text = new.text, position = new.start_ms
  WHERE item_id = new.transcript_id AND part = 'line' AND source_row = new.row;
END;

DROP TRIGGER script_lines_search_insert;
DROP TRIGGER script_lines_search_delete;
DROP TRIGGER script_lines_search_update;
DROP TABLE script_search;
CREATE TRIGGER script_lines_text_insert AFTER INSERT ON script_lines BEGIN
  INSERT INTO item_text (item_id, part, source_row, position, text)
  VALUES (new.script_id, 'line', new.row, new.position, new.text);
END;
CREATE TRIGGER script_lines_text_delete AFTER DELETE ON script_lines BEGIN
  DELETE FROM item_text WHERE item_id = old.script_id AND part = 'line' AND source_row = old.row;
END;
CREATE TRIGGER script_lines_text_update AFTER UPDATE OF text, position ON script_lines
WHEN old.text <> new.text OR old.position <> new.position BEGIN
  UPDATE item_text SET text = new.text, position = new.position
  WHERE item_id = new.script_id AND part = 'line' AND source_row = new.row;
END;
`;
