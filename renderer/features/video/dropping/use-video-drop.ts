import { useEffect } from 'react';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { clipRecipeSchema } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { addFiles } from '../../../api/add-files.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { fillForm, setPicture } from '../actions/reuse.ts';
import { draftOfRecipe } from '../form-draft/clip-draft.ts';
import type { PictureField } from '../form-draft/picture-state.ts';
import { texts } from '../texts.ts';

const words = texts.drop;

/** A place of the form that a picture is meant for; `replaced` is the picture that is there. */
export type PicturePlace = { field: PictureField; replaced: string | null };

/** While the panel is open it takes clips, whose recipe restores the form, and pictures, which become frames. */
export function useVideoDrop(): void {
  useEffect(
    () =>
      addFileTaker({
        takesName: (fileName) => /\.(png|jpe?g|webp|gif|mp4|m4v)$/i.test(fileName),
        takesType: (type) => type.startsWith('image/') || type === 'video/mp4',
        verb: words.verb,
        text: words.text,
        take: (files) => void takeFiles(files),
      }),
    [],
  );
}

/** Where the next files are dropped: on a place of the form, or anywhere else. */
const drop: { place: PicturePlace | null } = { place: null };

/** Files are about to be dropped on a place of the form. Files that nobody takes leave the place to none that come later. */
export function dropOnPlace(place: PicturePlace): void {
  drop.place = place;
  setTimeout(() => (drop.place = null));
}

/** Adds files to the library and uses the first of them: where they were dropped, or at `place`. */
export async function takeFiles(files: File[], place: PicturePlace | null = drop.place): Promise<void> {
  try {
    const [first] = await addFiles(files);
    if (first) applyItem(first, place);
  } catch (error) {
    showFailureToast(words.notAdded, error);
  }
}

function applyItem({ id, kind, title, recipe }: LibraryItem, place: PicturePlace | null): void {
  const read = clipRecipeSchema.safeParse(recipe).data;
  if (kind === 'clip' && read) fillForm(draftOfRecipe(read), words.restored(title));
  else if (kind === 'image') setPicture(place?.field ?? 'firstFrameItemId', id, place?.replaced);
  else showToast({ message: words.noRecipe });
}
