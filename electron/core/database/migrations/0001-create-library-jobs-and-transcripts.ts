/**
 * First schema. Times of day are Unix ms, times in recordings ms; JSON columns hold the types of shared/domain.
 * A transcript names its recording without a foreign key: it outlives it.
 */
export const createLibraryJobsAndTranscripts = `
CREATE TABLE facts (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE items (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  title TEXT NOT NULL,
  source_name TEXT,
  source_path TEXT,
  size_bytes INTEGER,
  media_file TEXT,
  media_state TEXT NOT NULL,
  media_facts TEXT,
  media_failure TEXT,
  recipe TEXT,
  created_at_ms INTEGER NOT NULL,
  updated_at_ms INTEGER NOT NULL,
  binned_at_ms INTEGER
) STRICT;
CREATE INDEX items_by_age ON items (created_at_ms DESC, id DESC);

CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  title TEXT NOT NULL,
  item_id TEXT,
  engine TEXT NOT NULL,
  lane TEXT NOT NULL,
  state TEXT NOT NULL,
  request TEXT NOT NULL,
  progress TEXT NOT NULL,
  failure TEXT,
  owner TEXT NOT NULL,
  interruptions INTEGER NOT NULL DEFAULT 0,
  dismissed INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER NOT NULL,
  started_at_ms INTEGER,
  finished_at_ms INTEGER
) STRICT;
CREATE INDEX jobs_by_age ON jobs (created_at_ms DESC, id DESC);
CREATE INDEX jobs_by_item ON jobs (item_id, created_at_ms DESC);

CREATE TABLE transcripts (
  id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  media_id TEXT NOT NULL,
  state TEXT NOT NULL,
  recipe TEXT NOT NULL,
  duration_ms REAL NOT NULL,
  written_until_ms REAL NOT NULL,
  revision INTEGER NOT NULL,
  undo_position INTEGER NOT NULL,
  job_id TEXT
) STRICT;
CREATE INDEX transcripts_by_media ON transcripts (media_id);

CREATE TABLE segments (
  row INTEGER PRIMARY KEY,
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  start_ms REAL NOT NULL,
  end_ms REAL NOT NULL,
  speaker_id TEXT,
  speaker_by_user INTEGER NOT NULL,
  text TEXT NOT NULL,
  words TEXT,
  UNIQUE (transcript_id, id)
) STRICT;
CREATE INDEX segments_by_time ON segments (transcript_id, start_ms, end_ms, id);

CREATE TABLE speakers (
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  ordinal INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (transcript_id, id)
) STRICT;

CREATE TABLE pieces (
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  plan TEXT NOT NULL,
  is_done INTEGER NOT NULL,
  result TEXT,
  PRIMARY KEY (transcript_id, position)
) STRICT;

CREATE TABLE revisions (
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  label TEXT NOT NULL,
  patch TEXT NOT NULL,
  can_undo INTEGER NOT NULL,
  can_redo INTEGER NOT NULL,
  PRIMARY KEY (transcript_id, revision)
) STRICT;

CREATE TABLE undo_steps (
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  label TEXT NOT NULL,
  patch TEXT NOT NULL,
  inverse TEXT NOT NULL,
  PRIMARY KEY (transcript_id, position)
) STRICT;

CREATE VIRTUAL TABLE title_search USING fts5 (title, content = 'items', content_rowid = 'row', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
CREATE TRIGGER items_search_insert AFTER INSERT ON items BEGIN
  INSERT INTO title_search (rowid, title) VALUES (new.row, new.title);
END;
CREATE TRIGGER items_search_delete AFTER DELETE ON items BEGIN
  INSERT INTO title_search (title_search, rowid, title) VALUES ('delete', old.row, old.title);
END;
CREATE TRIGGER items_search_update AFTER UPDATE OF title ON items WHEN old.title <> new.title BEGIN
  INSERT INTO title_search (title_search, rowid, title) VALUES ('delete', old.row, old.title);
  INSERT INTO title_search (rowid, title) VALUES (new.row, new.title);
END;

CREATE VIRTUAL TABLE segment_search USING fts5 (text, content = 'segments', content_rowid = 'row', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
CREATE TRIGGER segments_search_insert AFTER INSERT ON segments BEGIN
  INSERT INTO segment_search (rowid, text) VALUES (new.row, new.text);
END;
CREATE TRIGGER segments_search_delete AFTER DELETE ON segments BEGIN
  INSERT INTO segment_search (segment_search, rowid, text) VALUES ('delete', old.row, old.text);
END;
CREATE TRIGGER segments_search_update AFTER UPDATE OF text ON segments WHEN old.text <> new.text BEGIN
  INSERT INTO segment_search (segment_search, rowid, text) VALUES ('delete', old.row, old.text);
  INSERT INTO segment_search (rowid, text) VALUES (new.row, new.text);
END;
`;
