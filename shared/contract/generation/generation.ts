import { type } from '@orpc/contract';
import * as z from 'zod';
import type { GeneratedResult, ShownGeneration } from '../../domain/generation/shown-generation.ts';
import type { GenerationId, JobId } from '../../domain/ids.ts';
import { procedure } from '../failures.ts';
import { generationId, itemId } from '../inputs.ts';

const engine = z.enum(['local', 'cloud']).optional();

/** What is asked for when something is generated. `variationOf` is the item whose recipe it is, as far as nothing was changed. */
export const startInput = <Recipe>(recipe: z.ZodType<Recipe, Recipe>, most: number) =>
  z.object({ engine, recipe, count: z.number().int().min(1).max(most).default(1), variationOf: itemId.optional() });

/**
 * Procedures that every kind of generation has, of which at most `most` results are asked for at once. Where `engine` is left
 * out the one of the settings is meant. The results are items of the library.
 */
export const generationProcedures = <Recipe, Result extends GeneratedResult>(
  recipe: z.ZodType<Recipe, Recipe>,
  most: number,
) => ({
  /** Starts the job of generating `count` results. A recipe that the service would refuse fails with its `field`. */
  start: procedure.input(startInput(recipe, most)).output(type<{ id: GenerationId; jobId: JobId }>()),
  /** Asks again for those that are missing. */
  retry: procedure.input(z.object({ id: generationId })).output(type<void>()),
  /** Newest first. */
  list: procedure
    .input(z.object({ limit: z.number().int().min(1).max(200).default(50) }))
    .output(type<ShownGeneration<Recipe, Result>[]>()),
  get: procedure.input(z.object({ id: generationId })).output(type<ShownGeneration<Recipe, Result>>()),
  /** The newest generation of the same recipe on the same engine that has a result, before it is generated again; else null. */
  findSame: procedure.input(z.object({ engine, recipe })).output(type<ShownGeneration<Recipe, Result> | null>()),
});
