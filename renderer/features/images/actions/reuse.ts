import type { ItemId } from '../../../../shared/domain/ids.ts';
import { type ImageRecipe, imageRecipeSchema } from '../../../../shared/domain/recipe/image-recipe.ts';
import { client } from '../../../api/client.ts';
import { announce } from '../../../ui/feedback/announcer.tsx';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { fillWithUndo } from '../../../ui/generation-form/draft/fill-with-undo.ts';
import type { VariedItem } from '../../../ui/generation-form/draft/varied-item.ts';
import {
  draftOfRecipe,
  type ImageDraft,
  imageDraft,
  nextSeed,
  sizeOfRecipe,
  variedImage,
} from '../form-draft/image-draft.ts';
import { isUsableSubject } from '../form-draft/subject-state.ts';
import type { ImageCell } from '../results/image-cells.ts';
import { texts } from '../texts.ts';

const words = texts.reuse;

/** The seed of an image; null where nobody knows it. */
export const seedOf = ({ result, generation }: ImageCell): number | null =>
  result?.seed ?? (generation?.results.length === 1 ? generation.recipe.seed : null);

/** The recipe that generates this very image, as far as its seed is known; null where it has none. */
export async function recipeOfCell(cell: ImageCell): Promise<ImageRecipe | null> {
  const seed = seedOf(cell);
  if (cell.generation) return { ...cell.generation.recipe, seed };
  const { recipe } = await client.library.get({ id: cell.id });
  return imageRecipeSchema.safeParse(recipe).data ?? null;
}

/** Fills fields of the form in; what was in them comes back by Undo. `from` is the image whose settings they are. */
export const fillForm = (values: Partial<ImageDraft>, message: string, from?: VariedItem | null): void =>
  fillWithUndo({ draft: imageDraft, varied: variedImage }, { values, message, from });

/** Fills the form with all that an image was generated from. */
export const reuseAll = (cell: ImageCell): Promise<void> =>
  withRecipe(cell, (recipe) => fillForm(draftOfRecipe(recipe), words.all, { id: cell.id, prompt: recipe.prompt }));

/** Fills in the prompt of an image. */
export const reusePrompt = (cell: ImageCell): Promise<void> =>
  withRecipe(cell, ({ prompt }) => fillForm({ prompt }, words.prompt));

/** Fills in an optimised prompt, which is not to be optimised again. */
export const fillOptimised = (prompt: string): void => fillForm({ prompt, promptOptimizer: false }, words.optimised);

/** Fills in the size of an image. */
export const reuseSize = (cell: ImageCell): Promise<void> =>
  withRecipe(cell, (recipe) => fillForm(sizeOfRecipe(recipe), words.size));

/** Locks the seed of an image. */
export const reuseSeed = (cell: ImageCell): Promise<void> =>
  withRecipe(cell, ({ seed }) => {
    if (seed === null) announce(words.noSeed);
    else fillForm({ seed, isSeedLocked: true }, words.seed(seed));
  });

/** Fills the form with all that an image was generated from but its seed, which is the next one. */
export const vary = (cell: ImageCell): Promise<void> =>
  withRecipe(cell, (recipe) => {
    const from = { id: cell.id, prompt: recipe.prompt };
    if (recipe.seed === null) return fillForm({ ...draftOfRecipe(recipe), isSeedLocked: false }, words.all, from);
    const seed = nextSeed(recipe.seed);
    fillForm(draftOfRecipe({ ...recipe, seed }), words.vary(seed), from);
  });

async function withRecipe(cell: ImageCell, apply: (recipe: ImageRecipe) => void): Promise<void> {
  try {
    const recipe = await recipeOfCell(cell);
    if (recipe) apply(recipe);
    else showToast({ message: words.noRecipe });
  } catch (error) {
    showFailureToast(words.noRecipe, error);
  }
}

/** Makes an image the subject reference of the form. One that is still being read is looked at by the form. */
export async function setSubject(id: ItemId, message: string = words.subject): Promise<void> {
  try {
    const item = await client.library.get({ id });
    if (item.media.state === 'reading' || isUsableSubject(item)) fillForm({ subjectItemId: id }, message);
    else showToast({ message: words.noSubject });
  } catch (error) {
    showFailureToast(words.noSubject, error);
  }
}
