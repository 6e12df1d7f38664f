import { type ImageRecipe, imageRecipeSchema } from '../../../../shared/domain/recipe/image-recipe.ts';
import { RECIPE_KEYWORD, recipeOfText } from '../recipe-text.ts';
import { HEAD_BYTES } from './image-header.ts';
import { imageTextOf, withImageText } from './image-text.ts';
import { readHead } from './read-image.ts';

/** A PNG, JPEG or WebP with its recipe inside; the image as it was for other formats. `recipe` is one image's: its seed is known. */
export function withRecipe(image: Buffer, recipe: ImageRecipe): Buffer {
  return withImageText(image, RECIPE_KEYWORD, JSON.stringify(recipe)) ?? image;
}

/**
 * The recipe that an image file holds; null where it holds none that this version understands. Throws the system's error where
 * the file cannot be read.
 */
export async function recipeIn(file: string): Promise<ImageRecipe | null> {
  return recipeOfText(imageTextOf(await readHead(file, HEAD_BYTES), RECIPE_KEYWORD), imageRecipeSchema);
}
