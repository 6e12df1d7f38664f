const counted = (table: string, subject: (row: 'new' | 'old') => string): string =>
  (['INSERT', 'UPDATE', 'DELETE'] as const)
    .map(
      (event) => `CREATE TRIGGER sidecar_${table}_${event} AFTER ${event} ON ${table} BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = ${subject(event === 'DELETE' ? 'old' : 'new')};
END;
`,
    )
    .join('');

/**
 * Rough cuts: clips in an order, with sound and captions, as one document of JSON; deleted by a mark, for undo. `item_sources` has
 * the items that a film was cut from, as long as the film is there.
 */
export const keepCuts = `
CREATE TABLE cuts (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  document TEXT NOT NULL,
  deleted_at_ms INTEGER
) STRICT;
CREATE TABLE item_sources (
  item_id TEXT NOT NULL REFERENCES items (id) ON DELETE CASCADE,
  source_id TEXT NOT NULL,
  PRIMARY KEY (item_id, source_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX item_sources_by_source ON item_sources (source_id);
${counted('cuts', () => "'library'")}${counted('item_sources', (row) => `${row}.item_id`)}`;
