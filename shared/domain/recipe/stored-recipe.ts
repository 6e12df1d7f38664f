/**
 * Versions of recipes that are kept beside what was made of them. A recipe is stored with its kind and version, so that files
 * and rows say how they are read; those of earlier releases have neither and are version 1.
 */
const VERSIONS = { speech: 1, transcript: 1, 'voice-clone': 1, 'voice-sample': 1 } as const;

/** A kind of recipe that a domain keeps itself; those of generations are in their schemas. */
export type StoredRecipeKind = keyof typeof VERSIONS;

/** A recipe as it is written. */
export type StoredRecipe<Recipe> = { kind: StoredRecipeKind; version: number } & Recipe;

/** What is stored of a recipe: kind and version come first. */
export const storedRecipe = <Recipe extends object>(kind: StoredRecipeKind, recipe: Recipe): StoredRecipe<Recipe> => ({
  ...recipe,
  kind,
  version: VERSIONS[kind],
});

/**
 * A recipe as it works, from a row or a file of this release or an earlier one. What it is compared with has neither kind nor
 * version: two recipes of different releases are equal where they make the same.
 */
export function recipeFromStored<Recipe>(stored: unknown): Recipe {
  const { kind: _kind, version: _version, ...recipe } = stored as StoredRecipe<object>;
  return recipe as Recipe;
}

/** The same for the text of a row. Throws SyntaxError. */
export const parseStoredRecipe = <Recipe>(text: string): Recipe => recipeFromStored<Recipe>(JSON.parse(text));
