/**
 * One table of everything that is generated from a recipe, and one of its results, of whatever kind. Rounds of voice design are
 * the first; what only they know of a candidate is in its `facts`. `recipe` is compared as text, so its fields are always
 * written in the order of its schema. Whether a candidate was kept or discarded was its state; a candidate that has one was
 * made.
 */
export const gatherGenerations = `
CREATE TABLE generations (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  job_id TEXT NOT NULL,
  engine TEXT NOT NULL,
  recipe TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX generations_by_job ON generations (job_id);
CREATE INDEX generations_by_kind ON generations (kind, engine);

CREATE TABLE generation_results (
  generation_id TEXT NOT NULL REFERENCES generations (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  state TEXT NOT NULL,
  item_id TEXT,
  facts TEXT NOT NULL,
  failure TEXT,
  made_at_ms INTEGER,
  PRIMARY KEY (generation_id, position)
) STRICT;
CREATE INDEX generation_results_by_item ON generation_results (item_id) WHERE item_id IS NOT NULL;

CREATE TABLE generation_sources (
  generation_id TEXT NOT NULL REFERENCES generations (id) ON DELETE CASCADE,
  item_id TEXT NOT NULL,
  PRIMARY KEY (generation_id, item_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX generation_sources_by_item ON generation_sources (item_id);

INSERT INTO generations (row, id, kind, job_id, engine, recipe, created_at_ms)
  SELECT voice_designs.row, voice_designs.id, 'voice-design', job_id, voice_designs.engine,
    json_object('kind', 'voice-design', 'version', 1, 'description', description, 'previewText', preview_text,
      'watermark', json(CASE WHEN json_extract(jobs.request, '$.watermark') = 1 THEN 'true' ELSE 'false' END)),
    voice_designs.created_at_ms
  FROM voice_designs LEFT JOIN jobs ON jobs.id = job_id ORDER BY voice_designs.row;
INSERT INTO generation_results (generation_id, position, state, facts, failure, made_at_ms)
  SELECT design_id, position, CASE WHEN state IN ('kept', 'discarded') THEN 'ready' ELSE state END,
    json_object('voiceId', voice_id, 'soundId', sound_id, 'durationMs', duration_ms,
      'decision', CASE WHEN state IN ('kept', 'discarded') THEN state END),
    failure, made_at_ms
  FROM voice_candidates ORDER BY design_id, position;
DROP TABLE voice_candidates;
DROP TABLE voice_designs;
`;
