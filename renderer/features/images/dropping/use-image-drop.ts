import { useEffect } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { imageRecipeSchema } from '../../../../shared/domain/recipe/image-recipe.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { takeInFiles, takeInItem } from '../../../ui/items/take-in-files.ts';
import { draftOfRecipe } from '../form-draft/image-draft.ts';
import { fillForm, setSubject } from '../actions/reuse.ts';
import { texts } from '../texts.ts';

const words = texts.drop;

/** While the panel is open it takes dropped images: one with a recipe restores the form, any other becomes the reference. */
export function useImageDrop(): void {
  useEffect(
    () =>
      addFileTaker({
        takesName: (fileName) => /\.(png|jpe?g|webp|avif|gif)$/i.test(fileName),
        takesType: (type) => type.startsWith('image/'),
        verb: words.verb,
        text: words.text,
        take: (files) => void takeImages(files),
        takeItems: (ids) => void takeItem(ids),
      }),
    [],
  );
}

/** Where the next files are dropped: on the place of the subject reference, or anywhere else. */
const drop: { isOnSubject: boolean } = { isOnSubject: false };

/** Files are about to be dropped on the place of the subject reference: they are that whatever is in them. */
export function dropOnSubject(): void {
  drop.isOnSubject = true;
}

/** Adds images to the library and uses the first of them. */
export async function takeImages(files: File[]): Promise<void> {
  const { isOnSubject } = drop;
  drop.isOnSubject = false;
  const added = await takeInFiles(files, words.notAdded);
  const first = added.find(({ item }) => item.kind === 'image');
  if (first) await restoreFrom(first.item, isOnSubject);
}

/** Uses an item that was dragged here from another panel, where it is an image. */
async function takeItem(ids: readonly ItemId[]): Promise<void> {
  const { isOnSubject } = drop;
  drop.isOnSubject = false;
  await takeInItem(ids, words.notAdded, (item) =>
    item.kind === 'image' ? restoreFrom(item, isOnSubject) : showToast({ message: words.noImage }),
  );
}

async function restoreFrom({ id, title, recipe }: LibraryItem, isSubject: boolean): Promise<void> {
  const read = isSubject ? undefined : imageRecipeSchema.safeParse(recipe).data;
  if (read) fillForm(draftOfRecipe(read), words.restored(title), { id, prompt: read.prompt });
  else await setSubject(id, words.subject(title));
}
