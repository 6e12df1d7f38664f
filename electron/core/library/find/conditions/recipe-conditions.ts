/** What was asked for of everything that was generated: pairs of an item and its recipe, JSON. */
export const RECIPES = `(SELECT id AS made_id, recipe FROM items WHERE recipe IS NOT NULL AND json_valid(recipe)
  UNION ALL SELECT id, recipe FROM takes
  UNION ALL SELECT item_id, generations.recipe FROM generation_results
    JOIN generations ON generations.id = generation_id WHERE item_id IS NOT NULL) AS made`;

/** IDs of the voices that are called `:name` or have that ID; one that was deleted has only the ID. */
const VOICES =
  'SELECT id FROM voices WHERE id = :name COLLATE NOCASE OR name = :name COLLATE NOCASE UNION ALL SELECT :name';

/**
 * SELECTs of the ids of items by what they were generated with: a model whose name holds `:name`, a voice, which scripts have too,
 * and the seed `:name`, that of each result where several have one recipe.
 */
export const MADE_WITH = {
  model: `SELECT made_id FROM ${RECIPES} WHERE instr(lower(json_extract(recipe, '$.model')), lower(:name)) > 0`,
  voice: `SELECT made_id FROM ${RECIPES} WHERE json_extract(recipe, '$.voiceId') IN (${VOICES})
    UNION ALL SELECT script_id FROM script_lines WHERE voice_id IN (${VOICES})
    UNION ALL SELECT script_id FROM script_characters WHERE voice_id IN (${VOICES})
    UNION ALL SELECT id FROM scripts WHERE json_extract(settings, '$.voiceId') IN (${VOICES})`,
  seed: `SELECT item_id FROM generation_results WHERE item_id IS NOT NULL AND json_extract(facts, '$.seed') = :name
    UNION ALL SELECT id FROM items WHERE recipe IS NOT NULL AND json_valid(recipe) AND json_extract(recipe, '$.seed') = :name`,
} as const;

/** Width over height of an image or a clip; null for everything else. */
export const ASPECT = `(json_extract(items.media_facts, '$.widthPx') * 1.0 / json_extract(items.media_facts, '$.heightPx'))`;
