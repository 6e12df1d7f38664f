import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { GeneratedResult, ShownGeneration } from '../../../shared/domain/generation/shown-generation.ts';
import type { GenerationId, JobId } from '../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { StoredResult } from './generation-table.ts';
import type { Generation, GenerationRequest, Generator } from './generations.ts';

/** What is asked for: so many results of one recipe. Where `engine` is left out the one of the settings is meant. */
export type DeskRequest<Recipe> = {
  engine?: EngineChoice | undefined;
  recipe: Recipe;
  count: number;
  variationOf?: GenerationRequest<Recipe>['variationOf'];
  alongside?: GenerationRequest<Recipe>['alongside'];
};

/** What every domain offers of a kind that it generates. Each result becomes an item of the library with its recipe. */
export interface GenerationDesk<Recipe, Result extends GeneratedResult> {
  /**
   * Starts the job. Throws INVALID_INPUT with the `field` that is wrong, KEY_MISSING, FOLDER_READ_ONLY, DISK_FULL, with nothing
   * stored.
   */
  start(request: DeskRequest<Recipe>): Promise<{ id: GenerationId; jobId: JobId }>;
  /** Asks again for those results of a generation that are missing. Throws NOT_FOUND, CONFLICT where nothing is. */
  retry(input: { id: GenerationId }): void;
  /** The newest `limit`, newest first. */
  list(input: { limit: number }): ShownGeneration<Recipe, Result>[];
  /** Throws NOT_FOUND. */
  get(input: { id: GenerationId }): ShownGeneration<Recipe, Result>;
  /** The newest generation of the same recipe on the same engine that has a result: it was made before. */
  findSame(
    request: Omit<DeskRequest<Recipe>, 'count' | 'variationOf' | 'alongside'>,
  ): ShownGeneration<Recipe, Result> | null;
}

/** What a desk works with. `shown` is what a window sees of a result. */
export type DeskParts<Recipe, Result extends GeneratedResult> = {
  generator: Generator<Recipe>;
  jobs: Pick<Jobs, 'resume'>;
  shown(result: StoredResult): Result;
};

/** Builds the desk of one kind. */
export function createGenerationDesk<Recipe, Result extends GeneratedResult>(
  { settings }: Pick<CoreContext, 'settings'>,
  { generator, jobs, shown }: DeskParts<Recipe, Result>,
): GenerationDesk<Recipe, Result> {
  const engineOr = (engine: EngineChoice | undefined) => engine ?? settings().engine;
  const shownGeneration = (generation: Generation<Recipe>): ShownGeneration<Recipe, Result> => {
    const { id, jobId, engine, recipe, createdAtMs, hasEnded, results } = generation;
    return { id, jobId, engine, recipe, createdAtMs, hasEnded, results: results.map(shown) };
  };
  return {
    start: async ({ engine, ...request }) => await generator.start({ ...request, engine: engineOr(engine) }),
    retry: ({ id }) => {
      const { jobId, results } = generator.get(id);
      if (results.every(({ state }) => state === 'ready')) throw reasonedFailure('CONFLICT', 'nothing_missing', { id });
      jobs.resume({ id: jobId });
    },
    list: ({ limit }) => generator.list(limit).map(shownGeneration),
    get: ({ id }) => shownGeneration(generator.get(id)),
    findSame: ({ engine, recipe }) => {
      const same = generator.findSame({ recipe, engine: engineOr(engine) });
      return same && shownGeneration(same);
    },
  };
}
