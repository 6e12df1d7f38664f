import { type } from '@orpc/contract';
import * as z from 'zod';
import type { ImageGeneration, ImageOptions } from '../domain/generation/image-generation.ts';
import { MOST_IMAGES } from '../domain/generation/image-models.ts';
import type { GenerationId, JobId } from '../domain/ids.ts';
import { imageRecipeSchema } from '../domain/recipe/image-recipe.ts';
import { procedure } from './failures.ts';
import { generationId } from './inputs.ts';

const engine = z.enum(['local', 'cloud']);

/** Procedures of images. Where `engine` is left out the one of the settings is meant. The images are items of the library. */
export const imagesContract = {
  /** What can be chosen for each model. */
  options: procedure.output(type<ImageOptions>()),
  /** Starts the job of generating `count` images. A recipe that the service would refuse fails with its `field`. */
  start: procedure
    .input(
      z.object({
        engine: engine.optional(),
        recipe: imageRecipeSchema,
        count: z.number().int().min(1).max(MOST_IMAGES).default(1),
      }),
    )
    .output(type<{ id: GenerationId; jobId: JobId }>()),
  /** Asks again for those that are missing. */
  retry: procedure.input(z.object({ id: generationId })).output(type<void>()),
  /** Newest first. */
  list: procedure
    .input(z.object({ limit: z.number().int().min(1).max(200).default(50) }))
    .output(type<ImageGeneration[]>()),
  get: procedure.input(z.object({ id: generationId })).output(type<ImageGeneration>()),
  /** The newest generation of the same recipe on the same engine that has an image, before it is generated again; else null. */
  findSame: procedure
    .input(z.object({ engine: engine.optional(), recipe: imageRecipeSchema }))
    .output(type<ImageGeneration | null>()),
};
