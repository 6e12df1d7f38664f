import type { GenerationId, ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { CoreContext } from '../core-context.ts';
import type { Tx } from '../database/database.ts';
import type { JobQueue } from '../jobs/job-work.ts';
import type { Library } from '../library/library.ts';
import type { OpenRemoteTasks } from '../remote-tasks/remote-tasks.ts';
import type { TaskLives } from '../remote-tasks/task-kind.ts';
import type { StoredTask } from '../remote-tasks/task-table.ts';
import type { GenerationKind, MadeResult, RecipeHead } from './generation-kind.ts';
import type { StoredGeneration, StoredResult } from './generation-table.ts';

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
  library: Pick<Library, 'addMadeTogether' | 'checkFolder' | 'isFileMissing' | 'relink'>;
  hasCloudKey(): Promise<boolean>;
};

/** What the room is built on. */
export type GenerationDeps = CoreContext & GenerationNeighbours & { folder: string };

/** What is downloaded again of a request that a service has answered. */
export type AgainRequest = {
  generation: StoredGeneration;
  results: readonly StoredResult[];
  task: StoredTask;
  /** An empty folder. */
  folder: string;
  jobId: JobId;
  signal: AbortSignal;
};

/** Of a kind what is needed to get its files again. */
export type RegisteredKind = {
  resultsPerRequest: number;
  lives: TaskLives;
  collectAgain(request: AgainRequest): Promise<MadeResult[]>;
};

/** Files of generated items that were lost while the service still keeps them. */
export interface KeptResults {
  /** Until when (Unix ms) the file of an item can be downloaded again; null where it cannot. */
  downloadableUntil(input: { id: ItemId }): number | null;
  /**
   * Gives an item whose file is gone that file again: nothing is generated, nothing billed. Asked twice, it is done once. Throws
   * NOT_FOUND, CONFLICT (`not_referenced`) where the file is there, SERVICE_FAILED, and what the service or the disk says.
   */
  downloadAgain(input: { id: ItemId; signal?: AbortSignal | undefined }): Promise<void>;
}

/** The room for generation: recipe in, n results out. */
export interface Generations extends KeptResults {
  /** Adds a kind, and registers its job. */
  register<Recipe extends RecipeHead, Order, Answer = never>(
    kind: GenerationKind<Recipe, Order, Answer>,
  ): Generator<Recipe>;
}
