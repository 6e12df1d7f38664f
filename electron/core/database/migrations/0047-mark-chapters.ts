const counted = (['INSERT', 'UPDATE', 'DELETE'] as const)
  .map(
    (event) => `CREATE TRIGGER sidecar_chapters_${event} AFTER ${event} ON chapters BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = ${event === 'DELETE' ? 'old' : 'new'}.transcript_id;
END;
`,
  )
  .join('');

/**
 * Chapters of transcripts, and what is proposed for transcripts as a whole: `request` is what was asked with the lines as they were
 * then, `answers` the proposals of each part so far. A row of those is there until its result is accepted or discarded.
 */
export const markChapters = `
CREATE TABLE chapters (
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  start_ms REAL NOT NULL,
  title TEXT NOT NULL,
  PRIMARY KEY (transcript_id, id)
) STRICT, WITHOUT ROWID;
${counted}
CREATE TABLE transcript_digests (
  id TEXT PRIMARY KEY,
  transcript_id TEXT NOT NULL REFERENCES transcripts (id) ON DELETE CASCADE,
  request TEXT NOT NULL,
  answers TEXT NOT NULL,
  is_done INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX transcript_digests_by_transcript ON transcript_digests (transcript_id);
`;
