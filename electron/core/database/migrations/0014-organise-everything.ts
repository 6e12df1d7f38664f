/**
 * One way to keep order. A row of `organisation` says how the user keeps an item (`subject_kind` is "item") or a voice
 * ("local-voice", "cloud-voice": its service, then its id in `subject_id`); what has no row is no favourite, has no stars and
 * is not in the bin. Tags and folders are rows of their own, those of items are written to the index of texts by triggers.
 * `organisation_undo` has the steps of lately, as JSON. Replaces and drops items.binned_at_ms, scripts.is_favourite,
 * takes.rating and, of voices, is_favourite, tags, folder and binned_at_ms. Takes count what is said of them (0002, 0008).
 */
export const organiseEverything = `
CREATE TABLE organisation (
  subject_kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  is_favourite INTEGER NOT NULL DEFAULT 0,
  rating INTEGER NOT NULL DEFAULT 0,
  binned_at_ms INTEGER,
  PRIMARY KEY (subject_kind, subject_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE organisation_tags (
  row INTEGER PRIMARY KEY,
  subject_kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  tag TEXT NOT NULL,
  UNIQUE (subject_kind, subject_id, tag)
) STRICT;

CREATE TABLE organisation_folders (
  row INTEGER PRIMARY KEY,
  subject_kind TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  folder TEXT NOT NULL,
  UNIQUE (subject_kind, subject_id, folder)
) STRICT;

CREATE TABLE organisation_undo (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  steps TEXT NOT NULL
) STRICT;

INSERT INTO organisation (subject_kind, subject_id, is_favourite, rating, binned_at_ms)
  SELECT 'item', items.id, coalesce(is_favourite, 0), min(5, max(0, coalesce(rating, 0))), binned_at_ms
  FROM items LEFT JOIN scripts ON scripts.id = items.id LEFT JOIN takes ON takes.id = items.id
  WHERE binned_at_ms IS NOT NULL OR is_favourite <> 0 OR rating > 0;
INSERT INTO organisation (subject_kind, subject_id, is_favourite, binned_at_ms)
  SELECT engine || '-voice', id, is_favourite <> 0, binned_at_ms FROM voices
  WHERE binned_at_ms IS NOT NULL OR is_favourite <> 0;
INSERT OR IGNORE INTO organisation_tags (subject_kind, subject_id, position, tag)
  SELECT engine || '-voice', voices.id, tag.key, tag.value
  FROM voices, json_each(CASE WHEN json_valid(tags) THEN tags ELSE '[]' END) AS tag
  WHERE tag.type = 'text' ORDER BY voices.rowid, tag.key;
INSERT INTO organisation_folders (subject_kind, subject_id, folder)
  SELECT engine || '-voice', id, folder FROM voices WHERE folder IS NOT NULL AND trim(folder) <> '';

DROP TRIGGER takes_revision_bin;
DROP TRIGGER takes_number_bin;
DROP TRIGGER takes_number_update;
ALTER TABLE items DROP COLUMN binned_at_ms;
ALTER TABLE scripts DROP COLUMN is_favourite;
ALTER TABLE takes DROP COLUMN rating;
ALTER TABLE voices DROP COLUMN is_favourite;
ALTER TABLE voices DROP COLUMN tags;
ALTER TABLE voices DROP COLUMN folder;
ALTER TABLE voices DROP COLUMN binned_at_ms;

CREATE TRIGGER takes_number_update AFTER UPDATE OF recipe, duration_ms, is_picked, is_kept, take_check ON takes BEGIN
  UPDATE scripts SET takes_number = takes_number + 1 WHERE id = new.script_id;
  UPDATE takes SET changed_number = (SELECT takes_number FROM scripts WHERE id = new.script_id) WHERE id = new.id;
END;
CREATE TRIGGER takes_number_organised AFTER INSERT ON organisation WHEN new.subject_kind = 'item' BEGIN
  UPDATE scripts SET takes_number = takes_number + 1 WHERE id = (SELECT script_id FROM takes WHERE id = new.subject_id);
  UPDATE takes SET changed_number = (SELECT takes_number FROM scripts WHERE id = takes.script_id) WHERE id = new.subject_id;
END;
CREATE TRIGGER takes_number_organised_anew AFTER UPDATE ON organisation WHEN new.subject_kind = 'item' BEGIN
  UPDATE scripts SET takes_number = takes_number + 1 WHERE id = (SELECT script_id FROM takes WHERE id = new.subject_id);
  UPDATE takes SET changed_number = (SELECT takes_number FROM scripts WHERE id = takes.script_id) WHERE id = new.subject_id;
END;
CREATE TRIGGER takes_revision_bin AFTER INSERT ON organisation
WHEN new.subject_kind = 'item' AND new.binned_at_ms IS NOT NULL BEGIN
  UPDATE scripts SET takes_revision = takes_revision + 1 WHERE id = (SELECT owner_id FROM items WHERE id = new.subject_id);
END;
CREATE TRIGGER takes_revision_bin_anew AFTER UPDATE ON organisation
WHEN new.subject_kind = 'item' AND old.binned_at_ms IS NOT new.binned_at_ms BEGIN
  UPDATE scripts SET takes_revision = takes_revision + 1 WHERE id = (SELECT owner_id FROM items WHERE id = new.subject_id);
END;

CREATE TRIGGER items_organisation_delete AFTER DELETE ON items BEGIN
  DELETE FROM organisation WHERE subject_kind = 'item' AND subject_id = old.id;
  DELETE FROM organisation_tags WHERE subject_kind = 'item' AND subject_id = old.id;
  DELETE FROM organisation_folders WHERE subject_kind = 'item' AND subject_id = old.id;
END;
CREATE TRIGGER voices_organisation_delete AFTER DELETE ON voices BEGIN
  DELETE FROM organisation WHERE subject_kind = old.engine || '-voice' AND subject_id = old.id;
  DELETE FROM organisation_tags WHERE subject_kind = old.engine || '-voice' AND subject_id = old.id;
  DELETE FROM organisation_folders WHERE subject_kind = old.engine || '-voice' AND subject_id = old.id;
END;

CREATE TRIGGER organisation_tags_text_insert AFTER INSERT ON organisation_tags WHEN new.subject_kind = 'item' BEGIN
  INSERT INTO item_text (item_id, part, source_row, position, text)
  VALUES (new.subject_id, 'tag', new.row, new.position, new.tag);
END;
CREATE TRIGGER organisation_tags_text_delete AFTER DELETE ON organisation_tags WHEN old.subject_kind = 'item' BEGIN
  DELETE FROM item_text WHERE item_id = old.subject_id AND part = 'tag' AND source_row = old.row;
END;
CREATE TRIGGER organisation_folders_text_insert AFTER INSERT ON organisation_folders WHEN new.subject_kind = 'item' BEGIN
  INSERT INTO item_text (item_id, part, source_row, position, text)
  VALUES (new.subject_id, 'folder', new.row, 0, new.folder);
END;
CREATE TRIGGER organisation_folders_text_delete AFTER DELETE ON organisation_folders WHEN old.subject_kind = 'item' BEGIN
  DELETE FROM item_text WHERE item_id = old.subject_id AND part = 'folder' AND source_row = old.row;
END;
`;
