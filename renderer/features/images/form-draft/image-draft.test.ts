import { describe, expect, it } from 'vitest';
import type { ImageModelOptions, ImageOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import { DEFAULT_IMAGE_RECIPE, MOST_IMAGE_SEED } from '../../../../shared/domain/recipe/image-recipe.ts';
import { firstProblem, problemAt } from '../../../ui/generation-form/form-problems.ts';
import { draftOfRecipe, imageDraft, modelOf, nextSeed, randomSeed, recipeOf } from './image-draft.ts';
import { imageProblems, orderOf, type SubjectState } from './image-form-problems.ts';

const plain: ImageModelOptions = {
  model: 'image-01',
  ratios: [
    { ratio: '1:1', widthPx: 1024, heightPx: 1024 },
    { ratio: '21:9', widthPx: 1344, heightPx: 576 },
  ],
  freeSizes: { leastPx: 512, mostPx: 2048, stepPx: 8 },
  styles: [],
};
const live: ImageModelOptions = {
  model: 'image-01-live',
  ratios: [{ ratio: '1:1', widthPx: 1024, heightPx: 1024 }],
  freeSizes: null,
  styles: ['comic'],
};
const options: ImageOptions = {
  models: [plain, live],
  promptCharacters: 1500,
  perRequest: 9,
  most: 54,
  mostSeed: MOST_IMAGE_SEED,
  subjectBytes: 1,
};
const draft = { ...imageDraft.defaults, prompt: 'A red fox' };
const problemsOf = (values: Partial<typeof draft>, model = plain, subject: SubjectState = 'none') => {
  const whole = { ...draft, ...values };
  return imageProblems(whole, { options, model, order: orderOf(whole, options), subject });
};

describe('what a draft asks for', () => {
  it('is a ratio or a free size, never both', () => {
    expect(recipeOf(draft, 'a', plain)).toEqual({ ...DEFAULT_IMAGE_RECIPE, prompt: 'a' });
    expect(recipeOf({ ...draft, ratio: null, widthPx: 1536, heightPx: 640 }, 'a', plain)).toMatchObject({
      aspectRatio: null,
      widthPx: 1536,
      heightPx: 640,
    });
  });

  it('leaves out what its model does not have', () => {
    const rich = { ...draft, ratio: null, style: 'comic' };
    expect(recipeOf(rich, 'a', plain).style).toBeNull();
    expect(recipeOf(rich, 'a', live)).toMatchObject({
      model: 'image-01-live',
      aspectRatio: '1:1',
      widthPx: null,
      style: { type: 'comic', weight: 0.8 },
    });
    expect(recipeOf({ ...draft, ratio: '21:9' }, 'a', live).aspectRatio).toBe('1:1');
  });

  it('is restored from the recipe that it became', () => {
    for (const [values, model] of [
      [{ ratio: '21:9', seed: 7, isSeedLocked: true }, plain],
      [{ ratio: null, widthPx: 520, heightPx: 2048, promptOptimizer: true, watermark: true }, plain],
      [{ style: 'comic', styleWeight: 0.4, subjectItemId: 'i', model: 'image-01-live' }, live],
    ] as const) {
      const recipe = recipeOf({ ...draft, ...values }, 'An owl', model);
      const restored = { ...imageDraft.defaults, ...draftOfRecipe(recipe) };
      expect(recipeOf(restored, restored.prompt, model)).toEqual(recipe);
    }
  });

  it('keeps its field where a recipe has a size that no form has', () => {
    expect(draftOfRecipe({ ...DEFAULT_IMAGE_RECIPE, prompt: 'a', aspectRatio: null, widthPx: 700, heightPx: 640 }))
      .not //
      .toHaveProperty('widthPx');
  });

  it('goes to the first model where its own is gone', () => {
    expect([modelOf(options, 'image-02')?.model, modelOf({ ...options, models: [] }, 'a')]).toEqual(['image-01', null]);
  });
});

describe('a draft that cannot be sent', () => {
  it('asks for a prompt before anything else', () => {
    expect(firstProblem(problemsOf({ prompt: ' \n' }))).toBe('Describe the image.');
    expect(problemsOf({})).toEqual([]);
  });

  it('names a prompt that is too long, each of those that it stands for', () => {
    expect(problemAt(problemsOf({ prompt: 'x'.repeat(1501) }), 'prompt')).toMatch(/1500|1,500/);
    const fits = `{${'x'.repeat(900)}|${'y'.repeat(900)}}`;
    expect(problemsOf({ prompt: fits })).toEqual([]);
    expect(problemsOf({ prompt: `${fits} ${'z'.repeat(700)}` })).toHaveLength(1);
  });

  it('stands for at most 54 images', () => {
    const prompt = '{a|b|c|d|e|f}';
    expect(problemsOf({ prompt, count: 9 })).toEqual([]);
    expect(problemAt(problemsOf({ prompt: '{a|b|c|d|e|f|g}', count: 9 }), 'prompt')).toBe(
      '7 prompts with 9 images each are too many. Generate up to 54 at once.',
    );
  });

  it('has a subject reference that is gone or of no use', () => {
    expect(problemAt(problemsOf({}, plain, 'gone'), 'subjectItemId')).toMatch(/no longer in the library/);
    expect(problemAt(problemsOf({}, plain, 'unusable'), 'subjectItemId')).toMatch(/JPEG or PNG/);
    expect(problemsOf({}, plain, 'loading')).toEqual([]);
  });
});

it('counts seeds up and begins again after the last one', () => {
  expect([nextSeed(7), nextSeed(MOST_IMAGE_SEED)]).toEqual([8, 0]);
  for (let tries = 0; tries < 50; tries += 1) {
    const seed = randomSeed();
    expect(Number.isInteger(seed) && seed >= 0 && seed <= MOST_IMAGE_SEED).toBe(true);
  }
});
