/** Songs, and recordings short enough to be one. */
const isHeard = (row: 'new' | 'items') => `${row}.kind IN ('song', 'recording') AND ${row}.media_state = 'ready'`;

/**
 * What music says of itself: its tempo in beats a minute and its key (semitones from C); null for what is not sure. `unheard_music` has those
 * that are yet to be heard.
 */
export const hearMusic = `
CREATE TABLE heard_music (
  item_id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  tempo_bpm REAL,
  tonic INTEGER,
  is_minor INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE unheard_music (
  item_id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO unheard_music SELECT id FROM items WHERE ${isHeard('items')};
CREATE TRIGGER hear_new_item AFTER INSERT ON items WHEN ${isHeard('new')} BEGIN
  INSERT OR IGNORE INTO unheard_music VALUES (new.id);
END;
CREATE TRIGGER hear_read_item AFTER UPDATE OF media_state, media_facts ON items WHEN ${isHeard('new')} BEGIN
  INSERT OR IGNORE INTO unheard_music VALUES (new.id);
END;
`;
