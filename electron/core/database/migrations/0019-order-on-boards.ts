/**
 * Boards hold items in an order of their own: `place` is a fraction, so that moving an item changes no other. `rule` is a search:
 * what is created from `rule_since_ms` on and found by it is added once. `board_known_items` has what a rule added and what was
 * taken off a board: no rule adds those. Saved searches are texts of the search field. Both are deleted by a mark, for undo:
 * their items and their places stay as they are. `verdict` is "picked" or "rejected".
 */
export const orderOnBoards = `
ALTER TABLE organisation ADD COLUMN verdict TEXT;
CREATE INDEX organisation_verdicts ON organisation (verdict, subject_id) WHERE verdict IS NOT NULL;

CREATE TABLE boards (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  cover_id TEXT,
  rule TEXT,
  rule_since_ms INTEGER,
  deleted_at_ms INTEGER
) STRICT;
CREATE TABLE board_items (
  board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
  item_id TEXT NOT NULL,
  place REAL NOT NULL,
  PRIMARY KEY (board_id, item_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX board_items_by_item ON board_items (item_id);
CREATE INDEX board_items_by_place ON board_items (board_id, place);
CREATE TABLE board_known_items (
  board_id TEXT NOT NULL REFERENCES boards (id) ON DELETE CASCADE,
  item_id TEXT NOT NULL,
  PRIMARY KEY (board_id, item_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX board_known_items_by_item ON board_known_items (item_id);

CREATE TABLE saved_searches (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  query TEXT NOT NULL,
  deleted_at_ms INTEGER
) STRICT;

CREATE TRIGGER items_boards_delete AFTER DELETE ON items BEGIN
  DELETE FROM board_items WHERE item_id = old.id;
  DELETE FROM board_known_items WHERE item_id = old.id;
  UPDATE boards SET cover_id = NULL WHERE cover_id = old.id;
END;
`;
