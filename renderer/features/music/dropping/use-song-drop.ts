import { useEffect } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import type { LibraryItem } from '../../../../shared/domain/library/library-item.ts';
import { songRecipeSchema } from '../../../../shared/domain/recipe/song-recipe.ts';
import { showToast } from '../../../ui/feedback/toasts/toasts.tsx';
import { addFileTaker } from '../../../ui/file-takers.ts';
import { takeInFiles, takeInItem } from '../../../ui/items/take-in-files.ts';
import { takeCover } from '../actions/covers.ts';
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
        takeItems: (ids) => void takeItem(ids),
      }),
    [],
  );
}

async function takeSongs(files: File[]): Promise<void> {
  const [first] = await takeInFiles(files, words.notAdded);
  if (first) restoreFrom(first.item);
}

/** Uses an item that was dragged here from another panel: an image becomes the cover of the open song. */
const takeItem = (ids: readonly ItemId[]): Promise<void> =>
  takeInItem(ids, words.notAdded, (item) => {
    if (item.kind === 'image') return takeCover(item.id);
    if (item.kind === 'song' || item.kind === 'recording') return restoreFrom(item);
    showToast({ message: words.noSong });
  });

function restoreFrom({ id, title, recipe }: LibraryItem): void {
  const read = songRecipeSchema.safeParse(recipe).data;
  if (read) fillForm(draftOfRecipe(read), words.restored(title), { id, prompt: read.prompt });
  else fillForm({ mode: 'cover', referenceItemId: id }, texts.reuse.reference(title));
}
