/**
 * Voices of both services, keyed by service and the service's id. Voices of the system are rows too, so that they are there
 * while the service cannot be asked. Ids are compared with regard to case, as the service does. `is_listed`: the service's own
 * list has had the voice. A cloning is named by its job; `sent_at_ms` is set before the request goes.
 */
export const createVoices = `
CREATE TABLE voices (
  engine TEXT NOT NULL,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  tags TEXT NOT NULL,
  is_favourite INTEGER NOT NULL DEFAULT 0,
  keeps_alive INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL,
  is_listed INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER,
  last_used_at_ms INTEGER,
  clone TEXT,
  consent TEXT,
  design_prompt TEXT,
  PRIMARY KEY (engine, id)
) STRICT;

CREATE TABLE used_voice_ids (
  engine TEXT NOT NULL,
  id TEXT NOT NULL,
  removed_at_ms INTEGER NOT NULL,
  PRIMARY KEY (engine, id)
) STRICT;

CREATE TABLE voice_clonings (
  id TEXT PRIMARY KEY,
  engine TEXT NOT NULL,
  voice_id TEXT NOT NULL,
  name TEXT NOT NULL,
  recipe TEXT NOT NULL,
  consent TEXT NOT NULL,
  started_at_ms INTEGER NOT NULL,
  sent_at_ms INTEGER,
  ended_at_ms INTEGER
) STRICT;

CREATE TABLE voice_files (
  engine TEXT NOT NULL,
  host TEXT NOT NULL,
  purpose TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  file_id TEXT NOT NULL,
  uploaded_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER,
  PRIMARY KEY (engine, host, purpose, sha256)
) STRICT;

CREATE TABLE voice_designs (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  job_id TEXT NOT NULL,
  engine TEXT NOT NULL,
  description TEXT NOT NULL,
  preview_text TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE voice_candidates (
  design_id TEXT NOT NULL REFERENCES voice_designs (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  voice_id TEXT NOT NULL,
  state TEXT NOT NULL,
  sound_id TEXT,
  duration_ms REAL,
  failure TEXT,
  made_at_ms INTEGER,
  PRIMARY KEY (design_id, position)
) STRICT;
`;
