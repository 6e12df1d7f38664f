import { expect, it } from 'vitest';
import { isSameValue } from '../script/same-value.ts';
import { neutralRecipe } from '../test-data/script-data.ts';
import { parseStoredRecipe, recipeFromStored, storedRecipe } from './stored-recipe.ts';

it('a recipe is stored with its kind and version', () => {
  expect(storedRecipe('voice-clone', { watermark: true })).toEqual({
    kind: 'voice-clone',
    version: 1,
    watermark: true,
  });
});

it('a recipe of an earlier release, which has neither, is read as the same recipe', () => {
  const recipe = neutralRecipe('Fog.');
  const older = JSON.stringify(recipe);
  const now = JSON.stringify(storedRecipe('speech', recipe));
  expect(older).not.toBe(now);
  expect(isSameValue(parseStoredRecipe(older), parseStoredRecipe(now))).toBe(true);
  expect(recipeFromStored(JSON.parse(now))).toEqual(recipe);
});
