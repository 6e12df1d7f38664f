/**
 * Lines of transcripts that are rewritten, each request by a task that names it. `request` is what was asked with the lines as they
 * were then, `texts` the new text of each line so far. A row is there until its result is accepted or discarded.
 */
export const rewriteTranscripts = `
CREATE TABLE transcript_rewrites (
  id TEXT PRIMARY KEY,
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  request TEXT NOT NULL,
  texts TEXT NOT NULL,
  is_done INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX transcript_rewrites_by_transcript ON transcript_rewrites (transcript_id);
`;
