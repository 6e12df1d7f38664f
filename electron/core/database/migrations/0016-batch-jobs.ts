/**
 * Jobs that were ordered together have a batch in common, and a job may have a step that follows when it is done: a WhenDone.
 * Jobs of earlier versions have neither. The index is for what past runs of a kind took.
 */
export const batchJobs = `
ALTER TABLE jobs ADD COLUMN batch_id TEXT;
ALTER TABLE jobs ADD COLUMN when_done TEXT;
CREATE INDEX jobs_by_kind ON jobs (kind, engine, finished_at_ms) WHERE state = 'done';
`;
