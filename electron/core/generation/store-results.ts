import { failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import type { Tx } from '../database/database.ts';
import type { JobContext } from '../jobs/job-work.ts';
import { noteNewResult } from '../library/items/new-result-table.ts';
import { writeItemText } from '../library/items/item-text.ts';
import type { TaskPlace } from '../remote-tasks/task-order.ts';
import { completeTask, type StoredTask } from '../remote-tasks/task-table.ts';
import type { Batch, GenerationKind, MadeResult, RecipeHead } from './generation-kind.ts';
import { type StoredResult, updateResult } from './generation-table.ts';
import type { GenerationDeps } from './generations.ts';

/** Kept with the item, whose sidecar outlives the generation. */
const SOURCES = `INSERT OR IGNORE INTO item_sources (item_id, source_id)
  SELECT :itemId, item_id FROM generation_sources WHERE generation_id = :id`;

/** What came of one request, and with what it was made. */
export type Stored<Recipe> = {
  batch: Batch<Recipe>;
  task: StoredTask;
  place: TaskPlace;
  context: JobContext;
  made: readonly MadeResult[];
};

/**
 * Stores everything that came of a request at once, together with the end of its task: items with their recipe, what the
 * generation knows of them, what is missing, and the results of the job. A crash leaves all of it or nothing. Throws what
 * Library.addMadeTogether throws.
 */
export async function storeResults<Recipe extends RecipeHead, Order, Answer>(
  deps: GenerationDeps,
  kind: GenerationKind<Recipe, Order, Answer>,
  { batch, task, place, context, made }: Stored<Recipe>,
): Promise<void> {
  const { itemKind } = kind;
  const files = made.flatMap(({ file }) => (file && itemKind !== null ? [{ ...file, kind: itemKind }] : []));
  const recipe = { ...batch.recipe, ...place };
  const store = (tx: Tx, itemIds: readonly ItemId[]) => {
    const left = [...itemIds];
    for (const [index, { facts, file, store: storeOwn }] of made.entries()) {
      const result = batch.results[index];
      if (!result) continue;
      const itemId = file ? (left.shift() ?? null) : null;
      const known = { ...result, facts: { ...result.facts, ...facts }, madeAtMs: deps.now(), failure: null };
      updateResult(tx, batch.id, { ...known, state: 'ready', itemId });
      if (itemId === null || itemKind === null) continue;
      noteNewResult(tx, itemId);
      tx.run(SOURCES, { itemId, id: batch.id });
      storeOwn?.(tx, itemId);
      if (kind.texts) writeItemText(tx, itemId, kind.texts(batch.recipe));
      context.addResult(tx, { kind: itemKind, id: itemId });
    }
    for (const result of batch.results.slice(made.length)) updateResult(tx, batch.id, missing(result));
    const reference = kind.reference?.(batch.id);
    if (reference && made.length > 0) context.addResult(tx, reference);
    completeTask(tx, task.id, deps.now());
  };
  if (files.length === 0) deps.db.writeSynced((tx) => store(tx, []));
  else
    await deps.library.addMadeTogether(
      files.map(({ path: file, details, ...each }) => ({ ...each, file, recipe: { ...recipe, ...details } })),
      store,
    );
}

/** The service may make fewer than it was asked for: those that it left out are asked for again when the job is resumed. */
const missing = (result: StoredResult): StoredResult => ({
  ...result,
  state: 'failed',
  failure: failureRecord(reasonedFailure('SERVICE_FAILED', 'results_missing')),
});
