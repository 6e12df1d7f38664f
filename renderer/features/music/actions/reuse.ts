import { type SongRecipe, songRecipeSchema } from '../../../../shared/domain/recipe/song-recipe.ts';
import { client } from '../../../api/client.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { draftOfRecipe, type SongDraft, songDraft } from '../form-draft/song-draft.ts';
import type { TakeCell } from '../results/song-cells.ts';
import { texts } from '../texts.ts';

const words = texts.reuse;

/** Fills fields of the form in; what was in them comes back by Undo. */
export function fillForm(values: Partial<SongDraft>, message: string): void {
  const undo = songDraft.replace(values);
  showToast({ message, action: { label: texts.undo, run: undo } });
}

/** Fills the form with what a request asked for. */
export const reuseRecipe = (recipe: SongRecipe, count?: number): void =>
  fillForm({ ...draftOfRecipe(recipe), ...(count === undefined ? {} : { count }) }, words.all);

/** Fills the form with all that a take was generated from, with the seed of this take where it is known. */
export async function reuseTake(cell: TakeCell): Promise<void> {
  try {
    const recipe = await recipeOfTake(cell);
    if (recipe) reuseRecipe(recipe);
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
