/**
 * One table of everything that was sent to a service once and ends later. It knows no kind of owner: `owner_id` and `owner_part`
 * are whatever the domain finds a task by, e.g. script and line. `request` is all that is sent, so that a task is taken up only
 * for the very same. What is under way goes on: a clone or candidate whose request may have arrived is `sending`, which is
 * looked for and never sent again unasked. `host` was not kept of those. Candidates were asked for one after another, so of those
 * that failed together only the first had been asked for.
 */
export const gatherRemoteTasks = `
CREATE TABLE remote_tasks (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  owner_id TEXT NOT NULL,
  owner_part TEXT,
  job_id TEXT,
  engine TEXT NOT NULL,
  host TEXT,
  request TEXT NOT NULL,
  inputs TEXT,
  remote_id TEXT,
  result TEXT,
  state TEXT NOT NULL,
  failure TEXT,
  billed_units INTEGER,
  created_at_ms INTEGER NOT NULL,
  submitted_at_ms INTEGER,
  ended_at_ms INTEGER
) STRICT;
CREATE INDEX remote_tasks_by_owner ON remote_tasks (owner_id, owner_part);
CREATE INDEX remote_tasks_by_job ON remote_tasks (job_id);
CREATE INDEX remote_tasks_by_remote_id ON remote_tasks (remote_id);
CREATE INDEX remote_tasks_open ON remote_tasks (row) WHERE state IN ('preparing', 'sending', 'working', 'ready');
CREATE TRIGGER remote_tasks_go_with_their_item AFTER DELETE ON items BEGIN
  DELETE FROM remote_tasks WHERE owner_id = old.id;
END;

INSERT INTO remote_tasks (id, kind, owner_id, owner_part, job_id, engine, host, request, inputs, remote_id, result, state,
    failure, billed_units, created_at_ms, submitted_at_ms, ended_at_ms)
  SELECT id, 'speech', script_id, line_id, job_id, engine, host, '{"recipe":' || recipe || ',"sound":' || sound || '}',
    CASE WHEN text_file_id IS NOT NULL THEN json_object('textFileId', text_file_id) END, remote_task_id,
    CASE WHEN remote_file_id IS NOT NULL THEN json_object('fileId', remote_file_id) END, state,
    failure, billed_characters, coalesce(submitted_at_ms, ended_at_ms, 0), submitted_at_ms, ended_at_ms
  FROM speech_tasks ORDER BY rowid;
DROP TABLE speech_tasks;

INSERT INTO remote_tasks (id, kind, owner_id, owner_part, job_id, engine, request, state, created_at_ms, submitted_at_ms,
    ended_at_ms)
  SELECT lower(hex(randomblob(16))), 'clone-voice', clonings.id, voice_id, clonings.id, clonings.engine,
    '{"recipe":' || recipe || '}', CASE WHEN voices.id IS NULL THEN 'sending' ELSE 'done' END,
    started_at_ms, sent_at_ms, CASE WHEN voices.id IS NULL THEN NULL ELSE coalesce(clonings.ended_at_ms, sent_at_ms) END
  FROM voice_clonings AS clonings LEFT JOIN voices ON voices.engine = clonings.engine AND voices.id = voice_id
  WHERE sent_at_ms IS NOT NULL ORDER BY sent_at_ms;
ALTER TABLE voice_clonings DROP COLUMN sent_at_ms;

INSERT INTO remote_tasks (id, kind, owner_id, owner_part, job_id, engine, request, state, created_at_ms, submitted_at_ms)
  SELECT lower(hex(randomblob(16))), 'design-voice', designs.id, candidates.voice_id, designs.job_id, designs.engine,
    json_object('description', designs.description, 'previewText', designs.preview_text,
      'watermark', json(CASE WHEN json_extract(jobs.request, '$.watermark') = 1 THEN 'true' ELSE 'false' END)),
    'sending', designs.created_at_ms, designs.created_at_ms
  FROM voice_candidates AS candidates JOIN voice_designs AS designs ON designs.id = design_id
  LEFT JOIN jobs ON jobs.id = designs.job_id
  WHERE candidates.state = 'making' OR (candidates.state = 'failed'
    AND coalesce(json_extract(candidates.failure, '$.data.mayHaveReachedService'), 1) = 1
    AND NOT EXISTS (
      SELECT 1 FROM voice_candidates AS earlier WHERE earlier.design_id = candidates.design_id
        AND earlier.position < candidates.position AND earlier.state IN ('making', 'failed')
    ))
  ORDER BY designs.row, candidates.position;
`;
