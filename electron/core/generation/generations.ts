import type { GenerationId, ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { Tx } from '../database/database.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Library } from '../library/library.ts';
import type { OpenRemoteTasks } from '../remote-tasks/remote-tasks.ts';
import type { GenerationKind, RecipeHead } from './generation-kind.ts';
import type { StoredGeneration } from './generation-table.ts';

/** A generation with its recipe parsed. */
export type Generation<Recipe> = Omit<StoredGeneration, 'recipe'> & { recipe: Recipe };

/** What is asked for: `count` results of one recipe. */
export type GenerationRequest<Recipe> = {
  engine: EngineChoice;
  recipe: Recipe;
  count: number;
  /** The item whose recipe it is, with one thing or only the seed changed: results are made from it, too. */
  variationOf?: ItemId | undefined;
  /** Runs in the transaction that stores the generation with its job. */
  alongside?: ((tx: Tx, id: GenerationId) => void) | undefined;
};

/** One kind of generation, for the domain that offers it. */
export interface Generator<Recipe> {
  /**
   * Stores the generation with its job and wakes the queue. A job that failed, or is done without all of its results, is
   * resumed for those that are missing. Throws INVALID_INPUT, KEY_MISSING, FOLDER_READ_ONLY, DISK_FULL and what the kind
   * refuses, with nothing stored.
   */
  start(request: GenerationRequest<Recipe>): Promise<{ id: GenerationId; jobId: JobId }>;
  /** Those of the kind, newest first: all, or the newest `limit`. One whose recipe is of a newer version is left out. */
  list(limit?: number): Generation<Recipe>[];
  /** Throws NOT_FOUND. */
  get(id: GenerationId): Generation<Recipe>;
  /** The newest generation of the same recipe on the same engine that has a result: it was made before. */
  findSame(request: Pick<GenerationRequest<Recipe>, 'engine' | 'recipe'>): Generation<Recipe> | null;
}

/** What the room for generation needs beside the context. */
export type GenerationNeighbours = {
  queue: JobQueue;
  remoteTasks: Pick<OpenRemoteTasks, 'register'>;
  library: Pick<Library, 'addMadeTogether' | 'checkFolder'>;
  hasCloudKey(): Promise<boolean>;
};

/** What the room is built on. */
export type GenerationDeps = CoreContext & GenerationNeighbours & { folder: string };

/** The room for generation: recipe in, n results out. */
export interface Generations {
  /** Adds a kind, and registers its job. */
  register<Recipe extends RecipeHead, Order, Answer = never>(
    kind: GenerationKind<Recipe, Order, Answer>,
  ): Generator<Recipe>;
}
