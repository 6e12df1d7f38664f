import { MOST_SONGS } from '../../../../shared/domain/music/music-models.ts';
import type { SongGeneration } from '../../../../shared/domain/music/song-generation.ts';
import { type SongRecipe, songRecipeSchema } from '../../../../shared/domain/recipe/song-recipe.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { fillWithUndo } from '../../../ui/generation-form/draft/fill-with-undo.ts';
import { type VariedItem, variedOfRequest } from '../../../ui/generation-form/draft/varied-item.ts';
import { draftOfRecipe, type SongDraft, songDraft, variedSong } from '../form-draft/song-draft.ts';
import type { TakeCell } from '../results/song-cells.ts';
import { texts } from '../texts.ts';

const words = texts.reuse;

/** Fills fields of the form in; what was in them comes back by Undo. `from` is the song whose settings they are. */
export const fillForm = (values: Partial<SongDraft>, message: string, from?: VariedItem | null): void =>
  fillWithUndo({ draft: songDraft, varied: variedSong }, { values, message, from });

/** Fills the form with what a request asked for. */
export const reuseRequest = ({ recipe, results }: Pick<SongGeneration, 'recipe' | 'results'>): void =>
  fillForm(
    { ...draftOfRecipe(recipe), count: Math.min(MOST_SONGS, results.length) },
    words.all,
    variedOfRequest({ recipe, results }),
  );

/** Fills the form with all that a take was generated from, with the seed of this take where it is known. */
export async function reuseTake(cell: TakeCell): Promise<void> {
  try {
    const recipe = await recipeOfTake(cell);
    if (recipe) fillForm(draftOfRecipe(recipe), words.all, { id: cell.id, prompt: recipe.prompt });
    else showToast({ message: words.noRecipe });
  } catch (error) {
    showFailureToast(words.noRecipe, error);
  }
}

/** The recipe that a take was generated from, with its seed where that is known; null where it has none. */
export async function recipeOfTake({ generation, result, id }: TakeCell): Promise<SongRecipe | null> {
  if (generation) return { ...generation.recipe, seed: result?.seed ?? null };
  const { recipe } = await client.library.get({ id });
  return songRecipeSchema.safeParse(recipe).data ?? null;
}
