/**
 * Names that files of items in readable folders are to get (`coming`), or had before (`former`: still to be removed; `removed`: gone, but
 * a sidecar that was on its way may come once more until the next start). `place_is_own`: the user gave the files their place, so
 * no template does. See migration 0036 for the rest.
 */
export const renamePlaces = `
CREATE TABLE place_moves (
  place_key TEXT PRIMARY KEY,
  subject TEXT NOT NULL,
  place TEXT NOT NULL,
  place_extension TEXT,
  place_state TEXT NOT NULL CHECK (place_state IN ('coming', 'former', 'removed')),
  place_mark TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX place_moves_by_subject ON place_moves (subject);
ALTER TABLE sidecars ADD COLUMN place_is_own INTEGER NOT NULL DEFAULT 0 CHECK (place_is_own IN (0, 1));
`;
