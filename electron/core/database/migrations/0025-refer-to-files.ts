/** What of a reference is in the sidecar of its item. */
const SIDECAR_COLUMNS = 'path, size_bytes, sha256';

const counted = (['INSERT', 'UPDATE', 'DELETE'] as const)
  .map(
    (event) => `CREATE TRIGGER sidecar_referenced_files_${event}
  AFTER ${event}${event === 'UPDATE' ? ` OF ${SIDECAR_COLUMNS}` : ''} ON referenced_files BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = ${event === 'DELETE' ? 'old' : 'new'}.item_id;
END;
`,
  )
  .join('');

/**
 * Items whose file stays where the user keeps it: absolute path, and by what the file is known there. `modified_at_ms` is -1 where
 * nobody has compared the bytes on this computer yet: then they are hashed before the file is used. `state` is how it was found
 * when it was last looked at.
 */
export const referToFiles = `
CREATE TABLE referenced_files (
  item_id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  modified_at_ms INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('there', 'missing', 'changed'))
) STRICT, WITHOUT ROWID;
CREATE INDEX referenced_files_by_hash ON referenced_files (sha256);
${counted}`;
