import type { ItemId } from '../../../../shared/domain/ids.ts';
import { LOCAL_LANGUAGES } from '../../../../shared/domain/transcript/limits.ts';
import type { TranscriptRecipe } from '../../../../shared/domain/transcript/transcript.ts';
import { parseStoredRecipe } from '../../../../shared/domain/recipe/stored-recipe.ts';
import type { Db, Tx } from '../../database/database.ts';
import type { JobWork } from '../../jobs/job-work.ts';
import { updateRecipe } from '../transcript-table.ts';

type StoredRecipe = { recipe: string };

/**
 * A transcript that waits for the cloud may be written by the local engine, which supports English only, as long as nothing of
 * it was written: one that is in part from the cloud must say so.
 */
export const transcribeLocally: NonNullable<JobWork['local']> = {
  isPossible: (db, { itemId }) => {
    const recipe = recipeOf(db, itemId);
    if (recipe === null) return false;
    return recipe.language === null || (LOCAL_LANGUAGES as readonly string[]).includes(recipe.language);
  },
  move: (tx, { itemId }) => {
    const recipe = recipeOf(tx, itemId);
    if (recipe === null || itemId === null) return;
    updateRecipe(tx, itemId, { ...recipe, engine: 'local', host: null });
    // Cut for the limits of the cloud; short ones bring text early.
    tx.run('DELETE FROM pieces WHERE transcript_id = :id', { id: itemId });
  },
};

/** Null where the transcript is gone, or has text already. */
function recipeOf(db: Db | Tx, id: ItemId | null): TranscriptRecipe | null {
  const untouched = `SELECT recipe FROM transcripts WHERE id = :id AND written_until_ms = 0
    AND NOT EXISTS (SELECT 1 FROM pieces WHERE transcript_id = :id AND is_done = 1)
    AND NOT EXISTS (SELECT 1 FROM segments WHERE transcript_id = :id)`;
  const row = db.get<StoredRecipe>(untouched, { id });
  return row ? parseStoredRecipe<TranscriptRecipe>(row.recipe) : null;
}
