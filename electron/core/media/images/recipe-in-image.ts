import { type ImageRecipe, imageRecipeSchema } from '../../../../shared/domain/recipe/image-recipe.ts';
import { RECIPE_KEYWORD, recipeOfText } from '../recipe-text.ts';
import { isAvif } from './avif/avif-boxes.ts';
import { HEAD_BYTES } from './image-header.ts';
import { imageTextOf, withImageText } from './image-text.ts';
import { readHead } from './read-image.ts';

/** A PNG, JPEG, WebP or AVIF with its recipe inside; the image as it was for other formats. `recipe` is one image's: its seed is known. */
export function withRecipe(image: Buffer, recipe: ImageRecipe): Buffer {
  return withImageText(image, RECIPE_KEYWORD, JSON.stringify(recipe)) ?? image;
}

/** Larger than any that is written here. */
const MOST_AVIF_BYTES = 64 * 1024 * 1024;

/** Keywords under which an image may say how it was made: ours, and what the local engine drew. */
const GENERATION_KEYWORDS = [RECIPE_KEYWORD, 'atelier-scene'];

/** An image without any word of how it was made; as it was where it says nothing. */
export function withoutRecipe(image: Buffer): Buffer {
  return GENERATION_KEYWORDS.reduce(
    (bytes, keyword) => (imageTextOf(bytes, keyword) === null ? bytes : (withImageText(bytes, keyword, null) ?? bytes)),
    image,
  );
}

/**
 * The recipe that an image file holds; null where it holds none that this version understands. Throws the system's error where
 * the file cannot be read.
 */
export async function recipeIn(file: string): Promise<ImageRecipe | null> {
  const head = await readHead(file, HEAD_BYTES);
  // The texts of an AVIF are at its end.
  const image = isAvif(head) ? await readHead(file, MOST_AVIF_BYTES) : head;
  return recipeOfText(imageTextOf(image, RECIPE_KEYWORD), imageRecipeSchema);
}
