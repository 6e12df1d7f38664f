const isPicture = (row: 'new' | 'items') =>
  `${row}.media_state = 'ready' AND iif(json_valid(${row}.media_facts), json_extract(${row}.media_facts, '$.mediaType'), NULL) IN ('image', 'video')`;

/**
 * How images and clips look: `descriptor` is what likeness is judged by (base64), colours are those of OKLab with their share of
 * the area and the name that people call them. `unread_looks` has those that are yet to be read.
 */
export const keepLooks = `
CREATE TABLE image_looks (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id TEXT NOT NULL UNIQUE REFERENCES items (id) ON DELETE CASCADE,
  descriptor TEXT NOT NULL
) STRICT;
CREATE TABLE image_colours (
  item_id TEXT NOT NULL REFERENCES items (id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  lightness REAL NOT NULL,
  a REAL NOT NULL,
  b REAL NOT NULL,
  share REAL NOT NULL,
  PRIMARY KEY (item_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX image_colours_by_name ON image_colours (name, share, item_id);
CREATE TABLE unread_looks (
  item_id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO unread_looks SELECT id FROM items WHERE ${isPicture('items')};
CREATE TRIGGER look_at_new_item AFTER INSERT ON items WHEN ${isPicture('new')} BEGIN
  INSERT OR IGNORE INTO unread_looks VALUES (new.id);
END;
CREATE TRIGGER look_at_read_item AFTER UPDATE OF media_state, media_facts ON items WHEN ${isPicture('new')} BEGIN
  INSERT OR IGNORE INTO unread_looks VALUES (new.id);
END;
`;
