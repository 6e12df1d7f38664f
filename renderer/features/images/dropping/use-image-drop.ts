import { useEffect } from 'react';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { imageRecipeSchema } from '../../../../shared/domain/recipe/image-recipe.ts';
import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { client } from '../../../api/client.ts';
import { hostBridge } from '../../../api/connection/host.ts';
import { uploadFile } from '../../../api/upload-file.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { draftOfRecipe } from '../form-draft/image-draft.ts';
import { fillForm, setSubject } from '../actions/reuse.ts';
import { texts } from '../texts.ts';

const words = texts.drop;

/** While the panel is open it takes dropped images: one with a recipe restores the form, any other becomes the reference. */
export function useImageDrop(): void {
  useEffect(
    () =>
      addFileTaker({
        takesName: (fileName) => /\.(png|jpe?g|webp|gif)$/i.test(fileName),
        takesType: (type) => type.startsWith('image/'),
        verb: words.verb,
        text: words.text,
        take: (files) => void takeImages(files),
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
  try {
    const [first] = await addImages(files);
    if (first) await restoreFrom(first, isOnSubject);
  } catch (error) {
    showFailureToast(words.notAdded, error);
  }
}

async function restoreFrom({ id, title, recipe }: LibraryItem, isSubject: boolean): Promise<void> {
  const read = isSubject ? undefined : imageRecipeSchema.safeParse(recipe).data;
  if (read) fillForm(draftOfRecipe(read), words.restored(title));
  else await setSubject(id, words.subject(title));
}

/** The files as items of the library; a file without a path is sent. Throws the first failure where none could be added. */
async function addImages(files: readonly File[]): Promise<LibraryItem[]> {
  const admitted = await hostBridge().admitFiles([...files]);
  const tickets = admitted.flatMap((file) => (file === null ? [] : [file.ticket]));
  const items: LibraryItem[] = [];
  for (const [index, file] of files.entries()) if (admitted[index] === null) items.push(await uploadFile(file));
  if (tickets.length > 0) {
    const results = await client.library.import({ tickets });
    const failed = results.find(({ failure }) => failure !== null)?.failure;
    if (failed && results.length === 1) throw Failure.of(failed);
    items.push(...results.flatMap(({ item }) => item ?? []));
  }
  return items;
}
