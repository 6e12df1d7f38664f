import type * as z from 'zod';
import type { ChangeDomain } from '../../../shared/domain/change.ts';
import type { GenerationId, ItemId } from '../../../shared/domain/ids.ts';
import type { JobKind, JobProgress } from '../../../shared/domain/jobs/job.ts';
import type { JobReference, JobUnits } from '../../../shared/domain/jobs/job-facts.ts';
import type { MadeFileKind } from '../../../shared/domain/library/item-kinds.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { JobContext } from '../jobs/job-work.ts';
import type { TaskKind } from '../remote-tasks/task-kind.ts';
import type { Tx } from '../database/database.ts';
import type { StoredTask } from '../remote-tasks/task-table.ts';
import type { ResultFacts, StoredResult } from './generation-table.ts';

/** What every recipe has: the kind that understands it, and the version of its schema. Plain JSON, no secret. */
export type RecipeHead = { kind: string; version: number };

/** Results that are asked for with one request, in the order of their positions. */
export type Batch<Recipe> = {
  id: GenerationId;
  engine: EngineChoice;
  recipe: Recipe;
  results: readonly StoredResult[];
};

/**
 * What one result has become: facts that the kind keeps of it, and a file where it becomes an item, which has a new ID where none
 * is given. `details` are added to the
 * recipe of that item: what is known of it alone. `store` puts what the kind keeps of the item in tables of its own, in the
 * transaction that stores the item.
 */
export type MadeResult = {
  facts?: ResultFacts;
  file?: { id?: ItemId; path: string; fileName: string; title: string; details?: Record<string, unknown> };
  store?: (tx: Tx, itemId: ItemId) => void;
};

/** What a kind reads the answer to one request from. */
export type Collecting<Recipe, Answer> = Batch<Recipe> & {
  task: StoredTask;
  /** Null where the result is downloaded, or the answer was lost. */
  answer: Answer | null;
  /** An empty folder for files on their way. */
  folder: string;
  /** Downloads what the service keeps of the result, the first or that with the number `index`. */
  download(target: string, index?: number): Promise<void>;
  context: Pick<JobContext, 'id' | 'signal'>;
};

/**
 * All that the room needs to know of a kind: its recipe, the request that is made of it, how the answer's results become files
 * or facts, and names for Tasks. `Order` is what a request is made of; a task is taken up again only for an equal one.
 */
export type GenerationKind<Recipe extends RecipeHead, Order, Answer = never> = {
  /** Recipes of another kind or version are refused. Its fields are stored in the order of the schema. */
  recipe: z.ZodType<Recipe>;
  kind: Recipe['kind'];
  /** The kind of job, which has its lane and panel; one for each kind of generation. */
  job: JobKind;
  /** What Tasks says is done. */
  step: NonNullable<JobProgress['step']>;
  /** Whose readers are told of each change. */
  shownIn: ChangeDomain;
  /** Of which kind the items are that come of it; null where results are no items. */
  itemKind: MadeFileKind | null;
  title(recipe: Recipe): string;
  /** What a search finds its items by, beside their titles. */
  texts?(recipe: Recipe): readonly string[];
  /**
   * Refuses what the service would refuse, or this computer cannot do, before anything is stored or sent. Throws
   * INVALID_INPUT with `field`, or what else is wrong.
   */
  check?(recipe: Recipe, place: { engine: EngineChoice; count: number }): void;
  /** Items that the recipe uses: results are made from them. */
  sources?(recipe: Recipe): readonly ItemId[];
  /** What of a result is known before it is made. */
  firstFacts?(id: GenerationId, position: number): ResultFacts;
  /** What the request of the job says beside the generation, so that Tasks can open it. */
  jobFacts?(id: GenerationId): Record<string, string>;
  /** What Tasks calls the result where it is no item. */
  reference?(id: GenerationId): JobReference;
  /** How many results one request can give. */
  resultsPerRequest: number;
  /** How requests are sent, asked about and read. */
  task: TaskKind<Order, Answer>;
  /** What a request is made of, and the part of the generation that its task is found by. */
  order(batch: Batch<Recipe>): { part: string; request: Order };
  /** What came of a request, as many as there are. Throws where nothing can be used. */
  collect(collecting: Collecting<Recipe, Answer>): Promise<MadeResult[]>;
  /** How much work so many results were. */
  units(count: number): JobUnits;
};
