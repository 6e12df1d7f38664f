/**
 * Scripts, their takes, the making of them, and the pronunciation dictionaries. JSON columns hold the types of shared/domain.
 * An item with an owner goes into the bin and comes out of it with that one. A script's revision counts what its text, cast
 * and settings are, its takes' revision which takes there are and which are picked: whoever keeps sums compares both. A take
 * names its line without a foreign key: a line that was deleted may come back by undo. Numbers of takes are given out by
 * take_numbers, so that none is given twice whatever is deleted.
 */
export const createScriptsAndSpeech = `
ALTER TABLE items ADD COLUMN owner_id TEXT;
CREATE INDEX items_by_owner ON items (owner_id) WHERE owner_id IS NOT NULL;

CREATE TABLE scripts (
  id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  settings TEXT NOT NULL,
  dub_media_id TEXT,
  dub_transcript_id TEXT,
  revision INTEGER NOT NULL DEFAULT 0,
  takes_revision INTEGER NOT NULL DEFAULT 0,
  undo_position INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE script_lines (
  row INTEGER PRIMARY KEY,
  script_id TEXT NOT NULL REFERENCES scripts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  position REAL NOT NULL,
  character_id TEXT,
  text TEXT NOT NULL,
  voice_id TEXT,
  delivery TEXT NOT NULL,
  effects TEXT,
  language TEXT,
  section TEXT,
  gap_after_ms REAL,
  cue TEXT,
  UNIQUE (script_id, id)
) STRICT;
CREATE INDEX script_lines_by_position ON script_lines (script_id, position, id);

CREATE TABLE script_characters (
  script_id TEXT NOT NULL REFERENCES scripts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  voice_id TEXT,
  delivery TEXT NOT NULL,
  effects TEXT,
  PRIMARY KEY (script_id, id)
) STRICT;
CREATE INDEX script_characters_by_name ON script_characters (name_key) WHERE voice_id IS NOT NULL;

CREATE TABLE script_undo_steps (
  script_id TEXT NOT NULL REFERENCES scripts (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  label TEXT NOT NULL,
  patch TEXT NOT NULL,
  inverse TEXT NOT NULL,
  merge_key TEXT,
  at_ms INTEGER,
  PRIMARY KEY (script_id, position)
) STRICT;

CREATE TABLE script_sums (
  script_id TEXT PRIMARY KEY REFERENCES scripts (id) ON DELETE CASCADE,
  state_key TEXT NOT NULL,
  made_count INTEGER NOT NULL,
  stale_count INTEGER NOT NULL,
  duration_ms REAL
) STRICT;

CREATE TABLE takes (
  id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  script_id TEXT NOT NULL REFERENCES scripts (id) ON DELETE CASCADE,
  line_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  recipe TEXT NOT NULL,
  sound TEXT NOT NULL,
  engine TEXT NOT NULL,
  host TEXT,
  duration_ms REAL NOT NULL,
  is_picked INTEGER NOT NULL,
  is_kept INTEGER NOT NULL,
  rating INTEGER NOT NULL,
  is_partial INTEGER NOT NULL,
  billed_characters INTEGER,
  take_check TEXT,
  created_at_ms INTEGER NOT NULL,
  UNIQUE (script_id, line_id, number)
) STRICT;

CREATE TABLE take_numbers (
  script_id TEXT NOT NULL REFERENCES scripts (id) ON DELETE CASCADE,
  line_id TEXT NOT NULL,
  last_number INTEGER NOT NULL,
  PRIMARY KEY (script_id, line_id)
) STRICT;

CREATE TABLE take_words (
  take_id TEXT PRIMARY KEY REFERENCES takes (id) ON DELETE CASCADE,
  words TEXT NOT NULL
) STRICT;

CREATE TABLE speech_lines (
  job_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  script_id TEXT NOT NULL REFERENCES scripts (id) ON DELETE CASCADE,
  line_id TEXT NOT NULL,
  route TEXT NOT NULL,
  recipe TEXT NOT NULL,
  sound TEXT NOT NULL,
  state TEXT NOT NULL,
  take_id TEXT,
  failure TEXT,
  is_dismissed INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (job_id, position)
) STRICT;
CREATE INDEX speech_lines_by_script ON speech_lines (script_id, state);

CREATE TABLE speech_tasks (
  id TEXT PRIMARY KEY,
  job_id TEXT NOT NULL,
  script_id TEXT NOT NULL REFERENCES scripts (id) ON DELETE CASCADE,
  line_id TEXT NOT NULL,
  engine TEXT NOT NULL,
  host TEXT,
  recipe TEXT NOT NULL,
  sound TEXT NOT NULL,
  text_file_id TEXT,
  remote_task_id TEXT,
  remote_file_id TEXT,
  state TEXT NOT NULL,
  failure TEXT,
  billed_characters INTEGER,
  take_id TEXT,
  submitted_at_ms INTEGER,
  ended_at_ms INTEGER
) STRICT;
CREATE INDEX speech_tasks_by_job ON speech_tasks (job_id, line_id);

CREATE TABLE pronunciations (
  id TEXT PRIMARY KEY,
  scope TEXT NOT NULL,
  script_id TEXT REFERENCES scripts (id) ON DELETE CASCADE,
  voice_id TEXT,
  word TEXT NOT NULL,
  word_key TEXT NOT NULL,
  replacement TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX pronunciations_by_word ON pronunciations (scope, coalesce(script_id, voice_id, ''), word_key);

CREATE VIRTUAL TABLE script_search USING fts5 (text, content = 'script_lines', content_rowid = 'row', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
CREATE TRIGGER script_lines_search_insert AFTER INSERT ON script_lines BEGIN
  INSERT INTO script_search (rowid, text) VALUES (new.row, new.text);
END;
CREATE TRIGGER script_lines_search_delete AFTER DELETE ON script_lines BEGIN
  INSERT INTO script_search (script_search, rowid, text) VALUES ('delete', old.row, old.text);
END;
CREATE TRIGGER script_lines_search_update AFTER UPDATE OF text ON script_lines WHEN old.text <> new.text BEGIN
  INSERT INTO script_search (script_search, rowid, text) VALUES ('delete', old.row, old.text);
  INSERT INTO script_search (rowid, text) VALUES (new.row, new.text);
END;

CREATE TRIGGER scripts_revision_title AFTER UPDATE OF title ON items WHEN new.kind = 'script' AND old.title <> new.title BEGIN
  UPDATE scripts SET revision = revision + 1 WHERE id = new.id;
END;
CREATE TRIGGER takes_revision_insert AFTER INSERT ON takes BEGIN
  UPDATE scripts SET takes_revision = takes_revision + 1 WHERE id = new.script_id;
END;
CREATE TRIGGER takes_revision_update AFTER UPDATE OF is_picked, duration_ms, recipe ON takes BEGIN
  UPDATE scripts SET takes_revision = takes_revision + 1 WHERE id = new.script_id;
END;
CREATE TRIGGER takes_revision_delete AFTER DELETE ON takes BEGIN
  UPDATE scripts SET takes_revision = takes_revision + 1 WHERE id = old.script_id;
END;
CREATE TRIGGER takes_revision_bin AFTER UPDATE OF binned_at_ms ON items WHEN new.owner_id IS NOT NULL BEGIN
  UPDATE scripts SET takes_revision = takes_revision + 1 WHERE id = new.owner_id;
END;

INSERT INTO facts (name, value) VALUES ('dictionary-revision', '0');
CREATE TRIGGER pronunciations_revision_insert AFTER INSERT ON pronunciations BEGIN
  UPDATE facts SET value = CAST(value + 1 AS TEXT) WHERE name = 'dictionary-revision';
END;
CREATE TRIGGER pronunciations_revision_update AFTER UPDATE ON pronunciations BEGIN
  UPDATE facts SET value = CAST(value + 1 AS TEXT) WHERE name = 'dictionary-revision';
END;
CREATE TRIGGER pronunciations_revision_delete AFTER DELETE ON pronunciations BEGIN
  UPDATE facts SET value = CAST(value + 1 AS TEXT) WHERE name = 'dictionary-revision';
END;
`;
