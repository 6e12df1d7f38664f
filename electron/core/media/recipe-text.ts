import type * as z from 'zod';

/** Under this word the recipe is in files of every kind. Files keep it for years: never change it. */
export const RECIPE_KEYWORD = 'atelier.recipe';
/** A recipe has a prompt, perhaps lyrics, and little else. */
const MOST_CHARACTERS = 50_000;

/**
 * The recipe that a text from a file is; null where it is none that this version understands. Files are hostile: whatever a
 * recipe says beyond its schema is left out.
 */
export function recipeOfText<Recipe>(text: string | null, schema: z.ZodType<Recipe>): Recipe | null {
  if (text === null || text.length > MOST_CHARACTERS) return null;
  return schema.safeParse(parsedJson(text)).data ?? null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
