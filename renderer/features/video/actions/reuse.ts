import { clipRecipeSchema, type ClipRecipe } from '../../../../shared/domain/recipe/clip-recipe.ts';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { client } from '../../../api/client.ts';
import { uploadFile } from '../../../api/files/upload-file.ts';
import { clipPlayer } from '../../../media/clips/clip-player.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { fillWithUndo } from '../../../ui/generation-form/draft/fill-with-undo.ts';
import type { VariedItem } from '../../../ui/generation-form/draft/varied-item.ts';
import { type ClipDraft, clipDraft, draftOfRecipe, variedClip, withMode } from '../form-draft/clip-draft.ts';
import type { PictureField } from '../form-draft/picture-state.ts';
import type { ShownClip } from '../results/use-clips.ts';
import { texts } from '../texts.ts';

const words = texts.reuse;

/** Fills fields of the form in; what was in them comes back by Undo. `from` is the clip whose settings they are. */
export const fillForm = (values: Partial<ClipDraft>, message: string, from?: VariedItem | null): void =>
  fillWithUndo({ draft: clipDraft, varied: variedClip }, { values, message, from });

/** Fills in an optimised prompt, which is not to be optimised again. */
export const fillOptimised = (prompt: string): void => fillForm({ prompt, promptOptimizer: false }, words.optimised);

/** The recipe of a clip; null where it has none. */
export async function recipeOfClip({ row, generation }: ShownClip): Promise<ClipRecipe | null> {
  if (generation) return generation.recipe;
  const { recipe } = await client.library.get({ id: row.id });
  return clipRecipeSchema.safeParse(recipe).data ?? null;
}

/** Fills the form with all that a clip was generated from. */
export async function reuseAll(clip: ShownClip): Promise<void> {
  try {
    const recipe = await recipeOfClip(clip);
    if (recipe) reuseRecipe(recipe, clip.row.id);
    else showToast({ message: words.noRecipe });
  } catch (error) {
    showFailureToast(words.noRecipe, error);
  }
}

/** Fills the form with the recipe of a clip, of none where nothing came of it, and puts the keyboard into its prompt. */
export function reuseRecipe(recipe: ClipRecipe, id: ItemId | null): void {
  fillForm(draftOfRecipe(recipe), words.all, id === null ? null : { id, prompt: recipe.prompt });
  document.querySelector<HTMLElement>('[data-clip-prompt]')?.focus();
}

/** Where a picture goes in the form: into a frame, or to those that are there. A mode without the place becomes one with it. */
export function setPicture(field: PictureField, id: ItemId, replaced: string | null = null): void {
  const draft = clipDraft.use.getState();
  if (field === 'referenceItemIds') {
    const { referenceItemIds: ids, mode } = draft;
    const next = replaced === null ? [...ids, id] : ids.map((each) => (each === replaced ? id : each));
    return clipDraft.set({ referenceItemIds: mode === 'subject' ? [id] : [...new Set(next)].slice(0, 9) });
  }
  const isFrames = draft.mode === 'first-frame' || draft.mode === 'first-last';
  clipDraft.set({ ...(isFrames ? {} : withMode(draft, 'first-frame')), [field]: id });
}

/** Adds the picture that the player shows to the library, as an image. Null where there is none. */
async function addPicture(picture: Blob | null, title: string): Promise<ItemId | null> {
  if (picture === null) return null;
  return (await uploadFile(new File([picture], `${title}.png`, { type: 'image/png' }))).id;
}

/** Keeps the frame that the player shows as an image of the library. */
export async function grabFrame({ row }: ShownClip): Promise<void> {
  try {
    const seconds = (clipPlayer.getState().timeMs / 1000).toFixed(2);
    const id = await addPicture(await clipPlayer.picture(), `${row.title} at ${seconds} s`);
    if (id === null) return showToast({ message: texts.player.notGrabbed });
    const action = { label: texts.player.useFrame, run: () => setPicture('firstFrameItemId', id) };
    showToast({ message: texts.player.grabbed, action });
  } catch (error) {
    showFailureToast(texts.player.notGrabbed, error);
  }
}

/** Makes the last frame of the clip in the player the first frame of the next one. */
export async function continueShot({ row }: ShownClip): Promise<void> {
  try {
    const id = await addPicture(await clipPlayer.lastPicture(), `${row.title}, last frame`);
    if (id === null) return showToast({ message: texts.player.notGrabbed });
    const draft = clipDraft.use.getState();
    fillForm({ ...withMode(draft, 'first-frame'), firstFrameItemId: id }, texts.player.continued);
    document.querySelector<HTMLElement>('[data-clip-prompt]')?.focus();
  } catch (error) {
    showFailureToast(texts.player.notGrabbed, error);
  }
}
