/**
 * Ranges of transcripts that are transcribed once more, each by a task that names it. `request` is what was asked with the lines as they were
 * then, `pieces` the parts with what was recognised in each so far. A row is there until its result is accepted or discarded.
 */
export const transcribeRanges = `
CREATE TABLE transcript_ranges (
  id TEXT PRIMARY KEY,
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  request TEXT NOT NULL,
  pieces TEXT NOT NULL,
  is_done INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX transcript_ranges_by_transcript ON transcript_ranges (transcript_id);
`;
