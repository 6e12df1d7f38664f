import { open } from 'node:fs/promises';
import { type ClipRecipe, clipRecipeSchema } from '../../../../shared/domain/recipe/clip-recipe.ts';
import { type CutRecipe, cutRecipeSchema } from '../../../../shared/domain/recipe/cut-recipe.ts';
import { RECIPE_KEYWORD, recipeOfText } from '../recipe-text.ts';
import { movieBoxOf } from './movie-box.ts';
import { tagIn, withTags } from './movie-tags.ts';

/** Where the name of a box stands behind its beginning. */
const NAME_AT = 4;

/**
 * Writes title and recipe into the tags of an MP4, in place; a file that is none stays as it is. The frames stay where they are,
 * because the movie box names their places: the one with the tags comes last, and one before it becomes free space. Whoever
 * writes into a file that must not be lost does it before the file counts. Throws the system's error.
 */
export async function writeRecipe(
  file: string,
  { title, recipe }: { title: string; recipe: ClipRecipe | CutRecipe },
): Promise<void> {
  const movie = await movieBoxOf(file);
  if (!movie) return;
  const tagged = withTags(movie.body, { title, texts: { [RECIPE_KEYWORD]: JSON.stringify(recipe) } });
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const at = movie.isLast ? movie.start : size;
    await handle.write(tagged, 0, tagged.length, at);
    await handle.truncate(at + tagged.length);
    if (!movie.isLast) await handle.write(Buffer.from('free', 'latin1'), 0, 4, movie.start + NAME_AT);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The recipe that an MP4 holds; null where it holds none that this version understands. Throws the system's error. */
export async function recipeInClip(file: string): Promise<ClipRecipe | null> {
  const movie = await movieBoxOf(file);
  return movie && recipeOfText(tagIn(movie.body, RECIPE_KEYWORD), clipRecipeSchema);
}

/** What a film says that it was cut from; null for every other file. Throws the system's error. */
export async function cutInClip(file: string): Promise<CutRecipe | null> {
  const movie = await movieBoxOf(file);
  return movie && recipeOfText(tagIn(movie.body, RECIPE_KEYWORD), cutRecipeSchema);
}
