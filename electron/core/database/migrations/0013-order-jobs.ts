/**
 * Jobs have a place in an order that the user may change, can be held, wait for the network, a key or a rate without a place
 * in their lane, and keep what came of them: results, amounts, ids of requests and tasks. `waits_for` is a WaitReason. What
 * earlier versions finished gets the results that they can be told of.
 */
export const orderJobs = `
ALTER TABLE jobs ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN is_held INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN waits_for TEXT;
ALTER TABLE jobs ADD COLUMN wait_until_ms INTEGER;
ALTER TABLE jobs ADD COLUMN wait_attempt INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN ran_ms INTEGER;
ALTER TABLE jobs ADD COLUMN units TEXT NOT NULL DEFAULT '{}';
ALTER TABLE jobs ADD COLUMN request_ids TEXT NOT NULL DEFAULT '[]';
ALTER TABLE jobs ADD COLUMN task_ids TEXT NOT NULL DEFAULT '[]';
UPDATE jobs SET position = ranked.place FROM (
  SELECT id, row_number() OVER (
    ORDER BY is_front DESC, CASE is_front WHEN 1 THEN -created_at_ms ELSE created_at_ms END, rowid
  ) AS place FROM jobs
) AS ranked WHERE ranked.id = jobs.id;
CREATE INDEX jobs_by_position ON jobs (position);

CREATE TABLE job_results (
  job_id TEXT NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (job_id, position),
  UNIQUE (job_id, kind, id)
) STRICT, WITHOUT ROWID;
INSERT INTO job_results (job_id, position, kind, id)
  SELECT jobs.id, 0, items.kind, items.id FROM jobs JOIN items ON items.id = jobs.item_id
  WHERE jobs.state = 'done' AND jobs.kind IN ('import', 'transcribe', 'relabel-speakers');
INSERT INTO job_results (job_id, position, kind, id)
  SELECT jobs.id, 0, 'voice', voice_clonings.voice_id FROM jobs JOIN voice_clonings ON voice_clonings.id = jobs.id
  WHERE jobs.state = 'done' AND jobs.kind = 'clone-voice';
INSERT INTO job_results (job_id, position, kind, id)
  SELECT jobs.id, 0, 'voice-design', voice_designs.id FROM jobs JOIN voice_designs ON voice_designs.job_id = jobs.id
  WHERE jobs.state = 'done' AND jobs.kind = 'design-voice';
`;
