import { useEffect } from 'react';
import { songRecipeSchema } from '../../../../shared/domain/recipe/song-recipe.ts';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { takeInFiles } from '../../../ui/items/take-in-files.ts';
import { fillForm } from '../actions/reuse.ts';
import { draftOfRecipe } from '../form-draft/song-draft.ts';
import { texts } from '../texts.ts';

const words = texts.drop;

/** While the panel is open it takes dropped sound: a song with a recipe restores the form, any other becomes the reference. */
export function useSongDrop(): void {
  useEffect(
    () =>
      addFileTaker({
        takesName: (fileName) => /\.(mp3|wav|flac|m4a|aac|ogg|opus)$/i.test(fileName),
        takesType: (type) => type.startsWith('audio/'),
        verb: words.verb,
        text: words.text,
        take: (files) => void takeSongs(files),
      }),
    [],
  );
}

async function takeSongs(files: File[]): Promise<void> {
  const [first] = await takeInFiles(files, words.notAdded);
  if (!first) return;
  const { id, title, recipe } = first.item;
  const read = songRecipeSchema.safeParse(recipe).data;
  if (read) fillForm(draftOfRecipe(read), words.restored(title));
  else fillForm({ mode: 'cover', referenceItemId: id }, texts.reuse.reference(title));
}
