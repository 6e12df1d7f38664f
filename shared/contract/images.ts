import { type } from '@orpc/contract';
import type { GeneratedImage, ImageOptions } from '../domain/generation/image-generation.ts';
import { MOST_IMAGES } from '../domain/generation/image-models.ts';
import { type ImageRecipe, imageRecipeSchema } from '../domain/recipe/image-recipe.ts';
import { procedure } from './failures.ts';
import { generationProcedures } from './generation.ts';

/** Procedures of images. */
export const imagesContract = {
  ...generationProcedures<ImageRecipe, GeneratedImage>(imageRecipeSchema, MOST_IMAGES),
  /** What can be chosen for each model. */
  options: procedure.output(type<ImageOptions>()),
};
