import { sniff } from '../../../../shared/audio/sniff.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import { songRecipeIn } from '../../../../shared/domain/library/origins/provenance.ts';
import { clipTitle } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { promptTitle } from '../../../../shared/domain/recipe/prompt-title.ts';
import { songTitle } from '../../../../shared/domain/recipe/song-recipe.ts';
import { withFileBytes } from '../../files/file-bytes.ts';
import { isImageName, safeExtension, titleOf } from '../../files/paths/media-names.ts';
import { readProvenance } from '../../files/tags/read-provenance.ts';
import { IMAGE_EXTENSIONS, imageHeaderOf } from '../../media/images/read-image.ts';
import { recipeIn } from '../../media/images/recipe-in-image.ts';
import { cutInClip, recipeInClip } from '../../media/videos/recipe-in-clip.ts';
import { refuseOtherDocument } from './other-document.ts';
import type { NewItem } from '../items/item-table.ts';

/** What a file that was brought becomes. `extension` (with a dot, or empty) is that of its file in the library; `texts` are what a search finds it by beside its title. */
export type BroughtItem = Pick<NewItem, 'kind' | 'title' | 'recipe'> & { extension: string; texts: string[] };

/** Recognises files of one kind by their bytes; null for any other. Throws the system's error where it cannot be read. */
type Recogniser = (file: string, fileName: string) => Promise<BroughtItem | null>;

/** Asked one after the other. A kind of items that can be brought back with its recipe is one more. */
const RECOGNISERS: readonly Recogniser[] = [broughtImage, broughtClip, broughtSong];

/**
 * What a file becomes, by its bytes and not by its name. Whatever nobody recognises is read for its sound. Throws INVALID_INPUT
 * (`image_unreadable`) for what is called an image and is neither that nor sound, AUDIO_UNREADABLE for a
 * document.
 */
export async function broughtItem(file: string, fileName: string): Promise<BroughtItem> {
  for (const recognise of RECOGNISERS) {
    const item = await recognise(file, fileName);
    if (item) return item;
  }
  await refuseNamedImage(file, fileName);
  await refuseOtherDocument(file, fileName);
  const extension = safeExtension(fileName);
  return { kind: 'recording', title: titleOf(fileName), recipe: null, extension, texts: [] };
}

/** A damaged image would become a recording that nobody can play. */
async function refuseNamedImage(file: string, fileName: string): Promise<void> {
  if (!isImageName(fileName) || (await withFileBytes(file, sniff)) !== null) return;
  throw reasonedFailure('INVALID_INPUT', 'image_unreadable', { fileName });
}

/** An image gets the ending of its format, by which it is served; its recipe comes with it. */
async function broughtImage(file: string, fileName: string): Promise<BroughtItem | null> {
  const header = await imageHeaderOf(file);
  if (header === null) return null;
  const recipe = await recipeIn(file);
  const extension = IMAGE_EXTENSIONS[header.format];
  const title = (recipe && promptTitle(recipe.prompt)) || titleOf(fileName);
  return { kind: 'image', title, recipe, extension, texts: recipe ? [recipe.prompt] : [] };
}

/** A song is a sound whose own tags hold the recipe of one. */
async function broughtSong(file: string, fileName: string): Promise<BroughtItem | null> {
  const provenance = await readProvenance(file);
  const recipe = provenance && songRecipeIn(provenance);
  if (!recipe) return null;
  const texts = [recipe.prompt, recipe.lyrics].filter((text) => text.trim() !== '');
  return { kind: 'song', title: songTitle(recipe), recipe, extension: safeExtension(fileName), texts };
}

/** A video is a clip where its recipe is in it; any other is brought for what is said in it. */
async function broughtClip(file: string): Promise<BroughtItem | null> {
  const recipe = await recipeInClip(file);
  if (recipe === null) return await broughtFilm(file);
  const texts = recipe.prompt === '' ? [] : [recipe.prompt];
  return { kind: 'clip', title: clipTitle(recipe), recipe, extension: '.mp4', texts };
}

/** A film that was cut from clips, here or in another library. */
async function broughtFilm(file: string): Promise<BroughtItem | null> {
  const recipe = await cutInClip(file);
  return recipe && { kind: 'clip', title: recipe.name, recipe, extension: '.mp4', texts: [] };
}
