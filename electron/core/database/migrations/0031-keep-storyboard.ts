/**
 * The storyboard: shots in their order, each with the form that its clip is generated from as JSON. `position` is null for a shot
 * that was removed: undo brings it back with its request, so that its clip is not asked for again. `item_id` is the clip that came
 * of its requests last, by which it is known where requests are not (after the index was built again from the files).
 */
export const keepStoryboard = `
CREATE TABLE storyboard_shots (
  id TEXT PRIMARY KEY,
  position INTEGER,
  draft TEXT NOT NULL,
  generation_id TEXT,
  item_id TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX storyboard_shots_by_generation ON storyboard_shots (generation_id) WHERE generation_id IS NOT NULL;
CREATE TRIGGER generation_results_shot AFTER UPDATE OF item_id ON generation_results WHEN new.item_id IS NOT NULL BEGIN
  UPDATE storyboard_shots SET item_id = new.item_id WHERE generation_id = new.generation_id;
END;
${(['INSERT', 'UPDATE', 'DELETE'] as const)
  .map(
    (event) => `CREATE TRIGGER shared_sidecar_storyboard_shots_${event} AFTER ${event} ON storyboard_shots BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = 'library';
END;
`,
  )
  .join('')}`;
