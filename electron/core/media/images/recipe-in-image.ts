import { type ImageRecipe, imageRecipeSchema } from '../../../../shared/domain/recipe/image-recipe.ts';
import { HEAD_BYTES } from './image-header.ts';
import { imageTextOf, withImageText } from './image-text.ts';
import { readHead } from './read-image.ts';

/** Under this word the recipe is in an image file. Files keep it for years: never change it. */
const KEYWORD = 'atelier.recipe';
/** A recipe has a prompt of 1500 characters and little else. */
const MOST_CHARACTERS = 50_000;

/** A PNG, JPEG or WebP with its recipe inside; the image as it was for other formats. `recipe` is one image's: its seed is known. */
export function withRecipe(image: Buffer, recipe: ImageRecipe): Buffer {
  return withImageText(image, KEYWORD, JSON.stringify(recipe)) ?? image;
}

/**
 * The recipe that an image file holds; null where it holds none that this version understands. Files are hostile: whatever a
 * recipe says beyond its schema is left out. Throws the system's error where the file cannot be read.
 */
export async function recipeIn(file: string): Promise<ImageRecipe | null> {
  const text = imageTextOf(await readHead(file, HEAD_BYTES), KEYWORD);
  if (text === null || text.length > MOST_CHARACTERS) return null;
  return imageRecipeSchema.safeParse(parsedJson(text)).data ?? null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
