const counted = (['INSERT', 'UPDATE', 'DELETE'] as const)
  .map(
    (event) => `CREATE TRIGGER sidecar_quotes_${event} AFTER ${event} ON quotes BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = ${event === 'DELETE' ? 'old' : 'new'}.transcript_id;
END;
`,
  )
  .join('');

/** Quotes that are marked in transcripts, with their words as they were then. */
export const markQuotes = `
CREATE TABLE quotes (
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  start_ms REAL NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (transcript_id, id)
) STRICT, WITHOUT ROWID;
${counted}`;
