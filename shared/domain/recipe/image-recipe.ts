import * as z from 'zod';
import { IMAGE_LIMITS } from '../generation/images/image-models.ts';

/** The interface knows no limit of the name of a style. */
const STYLE_CHARACTERS = 100;
/** Seeds fit a 32-bit number of any client, and leave room for those of further images of one request. */
export const MOST_IMAGE_SEED = 2 ** 31 - 1;

const side = z.number().int().positive().max(100_000).nullable();

/**
 * All that decides how an image looks. The field order is that of what is stored: equal recipes are equal texts. Either
 * `aspectRatio` or both sides are set; with a seed the images of one generation have that one and those that follow it.
 */
export const imageRecipeSchema = z.object({
  kind: z.literal('image'),
  version: z.literal(1),
  prompt: z.string().refine((text) => [...text].length <= IMAGE_LIMITS.promptCharacters),
  model: z.string().max(100),
  aspectRatio: z.string().max(20).nullable(),
  widthPx: side,
  heightPx: side,
  seed: z.number().int().min(0).max(MOST_IMAGE_SEED).nullable(),
  promptOptimizer: z.boolean(),
  style: z.object({ type: z.string().min(1).max(STYLE_CHARACTERS), weight: z.number().gt(0).max(1) }).nullable(),
  /** An image of the library that shows the character. */
  subjectItemId: z.string().max(64).nullable(),
  watermark: z.boolean(),
});

/** See imageRecipeSchema. */
export type ImageRecipe = z.infer<typeof imageRecipeSchema>;

/** The parts of a recipe that have a usual value. */
export const DEFAULT_IMAGE_RECIPE = {
  kind: 'image',
  version: 1,
  model: 'image-01',
  aspectRatio: '1:1',
  widthPx: null,
  heightPx: null,
  seed: null,
  promptOptimizer: false,
  style: null,
  subjectItemId: null,
  watermark: false,
} as const satisfies Omit<ImageRecipe, 'prompt'>;
