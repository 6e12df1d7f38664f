/**
 * Boards hold items in an order of their own: `place` is a fraction, so that moving an item changes no other. `rule` is a search:
 * what is created from `rule_since_ms` on and found by it is added once. `board_known_items` has what a rule added and what was
 * taken off a board: no rule adds those. Saved searches are texts of the search field. Both are deleted by a mark, for undo:
 * their items and their places stay as they are. `verdict` is "picked" or "rejected". Items that are variations of each other
 * (takes of one line, results of one generation) are in one stack, which triggers write, and whose top one may be chosen.
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

CREATE TABLE item_stacks (item_id TEXT PRIMARY KEY, stack_id TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX item_stacks_by_stack ON item_stacks (stack_id, item_id);
CREATE TABLE stack_tops (stack_id TEXT PRIMARY KEY, item_id TEXT NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
INSERT INTO item_stacks (item_id, stack_id) SELECT id, 'line:' || script_id || ':' || line_id FROM takes;
INSERT OR IGNORE INTO item_stacks (item_id, stack_id)
  SELECT item_id, 'generation:' || generation_id FROM generation_results WHERE item_id IS NOT NULL;
CREATE TRIGGER takes_stack AFTER INSERT ON takes BEGIN
  INSERT OR REPLACE INTO item_stacks (item_id, stack_id) VALUES (new.id, 'line:' || new.script_id || ':' || new.line_id);
END;
CREATE TRIGGER generation_results_stack AFTER UPDATE OF item_id ON generation_results WHEN new.item_id IS NOT NULL BEGIN
  INSERT OR REPLACE INTO item_stacks (item_id, stack_id) VALUES (new.item_id, 'generation:' || new.generation_id);
END;
CREATE TRIGGER generation_results_stack_new AFTER INSERT ON generation_results WHEN new.item_id IS NOT NULL BEGIN
  INSERT OR REPLACE INTO item_stacks (item_id, stack_id) VALUES (new.item_id, 'generation:' || new.generation_id);
END;
CREATE TRIGGER items_stack_delete AFTER DELETE ON items BEGIN
  DELETE FROM item_stacks WHERE item_id = old.id;
  DELETE FROM stack_tops WHERE item_id = old.id;
END;
`;
