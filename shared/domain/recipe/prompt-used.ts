/** The optimised prompt that the stored recipe of an item names; null where none is. */
export function promptUsedIn(recipe: Readonly<Record<string, unknown>> | null | undefined): string | null {
  const prompt = recipe?.['promptUsed'];
  return typeof prompt === 'string' && prompt !== '' ? prompt : null;
}
