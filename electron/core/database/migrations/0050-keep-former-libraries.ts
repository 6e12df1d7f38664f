/**
 * Folders that the library was moved out of, until the user says what becomes of them, with the files that were copied out of each: their
 * paths in it with "/" between the parts, and size and time (Unix ms, whole) as they were copied. Nothing else there is the library's.
 */
export const keepFormerLibraries = `
CREATE TABLE former_libraries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  folder TEXT NOT NULL UNIQUE,
  moved_at_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE former_library_files (
  former_id INTEGER NOT NULL REFERENCES former_libraries (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  modified_at_ms INTEGER NOT NULL,
  PRIMARY KEY (former_id, path)
) STRICT, WITHOUT ROWID;
`;
