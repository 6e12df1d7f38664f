/**
 * References of covers that a service has prepared: its id for them and the lyrics that it recognised. `prepared_at_ms` is when that
 * was asked for, from which the day counts for which the service knows the id.
 */
export const prepareReferences = `
CREATE TABLE prepared_references (
  item_id TEXT NOT NULL REFERENCES items (id) ON DELETE CASCADE,
  host TEXT NOT NULL,
  feature_id TEXT NOT NULL,
  lyrics TEXT NOT NULL,
  prepared_at_ms INTEGER NOT NULL,
  PRIMARY KEY (item_id, host)
) STRICT, WITHOUT ROWID;
CREATE INDEX prepared_references_by_time ON prepared_references (prepared_at_ms);
`;
