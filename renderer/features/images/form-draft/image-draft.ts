import * as z from 'zod';
import { IMAGE_LIMITS, DEFAULT_STYLE_WEIGHT } from '../../../../shared/domain/generation/images/image-models.ts';
import type { ImageModelOptions, ImageOptions } from '../../../../shared/domain/generation/images/image-generation.ts';
import {
  DEFAULT_IMAGE_RECIPE,
  type ImageRecipe,
  MOST_IMAGE_SEED,
} from '../../../../shared/domain/recipe/image-recipe.ts';
import { createFormDraft } from '../../../ui/generation-form/draft/form-draft.ts';
import { createPromptHistory } from '../../../ui/generation-form/draft/prompt-history.ts';
import { createVariedDraft } from '../../../ui/generation-form/draft/varied-item.ts';

/**
 * What the form is filled in with. `ratio` null means the free size of `widthPx` and `heightPx`. The seed is that of the next
 * request where it is locked, else that of the last one.
 */
export type ImageDraft = {
  prompt: string;
  model: string;
  ratio: string | null;
  widthPx: number;
  heightPx: number;
  count: number;
  seed: number | null;
  isSeedLocked: boolean;
  style: string | null;
  styleWeight: number;
  promptOptimizer: boolean;
  subjectItemId: string | null;
  watermark: boolean;
};

const side = z
  .number()
  .int()
  .min(IMAGE_LIMITS.shortestSide)
  .max(IMAGE_LIMITS.longestSide)
  .multipleOf(IMAGE_LIMITS.sideStep);

/** The draft of the window. */
export const imageDraft = createFormDraft<ImageDraft>({
  id: 'images',
  fields: {
    prompt: z.string().max(20_000),
    model: z.string().max(100),
    ratio: z.string().max(20).nullable(),
    widthPx: side,
    heightPx: side,
    count: z.number().int().min(1).max(IMAGE_LIMITS.count),
    seed: z.number().int().min(0).max(MOST_IMAGE_SEED).nullable(),
    isSeedLocked: z.boolean(),
    style: z.string().max(100).nullable(),
    styleWeight: z.number().gt(0).max(1),
    promptOptimizer: z.boolean(),
    subjectItemId: z.string().max(64).nullable(),
    watermark: z.boolean(),
  },
  defaults: {
    prompt: '',
    model: DEFAULT_IMAGE_RECIPE.model,
    ratio: DEFAULT_IMAGE_RECIPE.aspectRatio,
    widthPx: 1024,
    heightPx: 1024,
    count: 4,
    seed: null,
    isSeedLocked: false,
    style: null,
    styleWeight: DEFAULT_STYLE_WEIGHT,
    promptOptimizer: false,
    subjectItemId: null,
    watermark: false,
  },
});

/** The image that the form varies. */
export const variedImage = createVariedDraft(imageDraft.id);

/** Prompts that images were generated from. */
export const imageHistory = createPromptHistory(imageDraft.id);

/** What can be chosen for the model of a draft; that of the first model where there is no such one. */
export const modelOf = ({ models }: ImageOptions, name: string): ImageModelOptions | null =>
  models.find(({ model }) => model === name) ?? models[0] ?? null;

/** What a draft asks for with one prompt. Fields that its model does not have are left out. */
export function recipeOf(draft: ImageDraft, prompt: string, model: ImageModelOptions): ImageRecipe {
  const isFree = draft.ratio === null && model.freeSizes !== null;
  const { style, styleWeight: weight } = draft;
  return {
    ...DEFAULT_IMAGE_RECIPE,
    prompt,
    model: model.model,
    aspectRatio: isFree ? null : ratioFor(draft.ratio, model),
    widthPx: isFree ? draft.widthPx : null,
    heightPx: isFree ? draft.heightPx : null,
    seed: draft.seed,
    promptOptimizer: draft.promptOptimizer,
    style: style !== null && model.styles.includes(style) ? { type: style, weight } : null,
    subjectItemId: draft.subjectItemId,
    watermark: draft.watermark,
  };
}

/** The ratio where the model has it, else its first one. */
export function ratioFor(ratio: string | null, { ratios }: ImageModelOptions): string {
  return ratios.find((each) => each.ratio === ratio)?.ratio ?? ratios[0]?.ratio ?? DEFAULT_IMAGE_RECIPE.aspectRatio;
}

/** The fields of a form that asks for a recipe. */
export function draftOfRecipe(recipe: ImageRecipe): Partial<ImageDraft> {
  const { prompt, model, seed, style, promptOptimizer, subjectItemId, watermark } = recipe;
  return imageDraft.read({
    prompt,
    model,
    ...sizeOfRecipe(recipe),
    seed,
    isSeedLocked: seed !== null,
    style: style?.type ?? null,
    ...(style === null ? {} : { styleWeight: style.weight }),
    promptOptimizer,
    subjectItemId,
    watermark,
  });
}

/** The fields of the size of a recipe. */
export function sizeOfRecipe({ aspectRatio, widthPx, heightPx }: ImageRecipe): Partial<ImageDraft> {
  if (widthPx === null || heightPx === null) return imageDraft.read({ ratio: aspectRatio });
  return imageDraft.read({ ratio: null, widthPx, heightPx });
}

/** A seed nobody chose. */
export const randomSeed = (): number => Math.floor(Math.random() * (MOST_IMAGE_SEED + 1));

/** The seed after another; after the last one the first. */
export const nextSeed = (seed: number): number => (seed + 1) % (MOST_IMAGE_SEED + 1);
