/**
 * Folders whose new files are imported. A row of `watched_files` says what became of a file, by its path within the folder:
 * `left` alone because it was there before, `imported` (its item is stored in the same transaction), `settled` when its transcript
 * was ordered too, or `failed`. Size and time tell whether a file is still the same, its hash whether another one is.
 */
export const watchFolders = `
CREATE TABLE watch_folders (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  path TEXT NOT NULL UNIQUE,
  preset TEXT NOT NULL,
  is_paused INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE watched_files (
  folder_id TEXT NOT NULL REFERENCES watch_folders (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  modified_at_ms REAL NOT NULL,
  state TEXT NOT NULL,
  sha256 TEXT,
  item_id TEXT,
  failure TEXT,
  PRIMARY KEY (folder_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX watched_files_by_hash ON watched_files (sha256) WHERE sha256 IS NOT NULL;
`;
