import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure, type FailureRecord, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { failureText } from '../../../shared/domain/failures/failure-text.ts';
import type { GenerationId } from '../../../shared/domain/ids.ts';
import { serviceHost } from '../../../shared/domain/settings/services/service-host.ts';
import type { Tx } from '../database/database.ts';
import { survivingEngineLoss } from '../jobs/running/engine-loss.ts';
import type { EndedJob, JobContext, JobWork } from '../jobs/job-work.ts';
import { jobControl } from '../remote-tasks/job-control.ts';
import type { TaskRunner } from '../remote-tasks/remote-tasks.ts';
import type { Batch, GenerationKind, RecipeHead } from './generation-kind.ts';
import { generationOfJob, type StoredGeneration, type StoredResult, updateResult } from './generation-table.ts';
import type { GenerationDeps } from './generations.ts';
import { storeResults } from './store-results.ts';

/** One run of a job. */
type Run<Recipe extends RecipeHead, Order, Answer> = {
  deps: GenerationDeps;
  kind: GenerationKind<Recipe, Order, Answer>;
  tasks: TaskRunner<Order, Answer>;
  context: JobContext;
};

/**
 * The job of generating: one request after the other, each a task, until every result is stored. What the service fails at
 * with one request says nothing of the others; whatever else is wrong would be wrong with all of them.
 */
export function createGenerationWork<Recipe extends RecipeHead, Order, Answer>(
  deps: GenerationDeps,
  kind: GenerationKind<Recipe, Order, Answer>,
  tasks: TaskRunner<Order, Answer>,
): JobWork {
  return {
    run: survivingEngineLoss(async (context) => {
      const { recipe: stored, ...generation } = generationOfJob(deps.db, context.id);
      const recipe = kind.recipe.parse(stored);
      const run = { deps, kind, tasks, context };
      report(run, generation.results);
      for (const results of batchesOf(generation.results, kind.resultsPerRequest)) {
        await makeOrFail(run, { id: generation.id, engine: generation.engine, recipe, results });
        report(run, generationOfJob(deps.db, context.id).results);
        context.checkpoint();
      }
      return summary(generationOfJob(deps.db, context.id).results);
    }),
    onEnd: (tx, job) => {
      const id = endResults(tx, job);
      // After the transaction: whoever looks must see its result.
      queueMicrotask(() => deps.changes.publish(kind.shownIn, [id]));
    },
  };
}

/**
 * Results that are not there yet, by request. Those that were asked for together stay together, also where only some of them
 * are missing: a request that was under way when the program ended is found by its equal.
 */
function batchesOf(results: readonly StoredResult[], size: number): StoredResult[][] {
  const batches = new Map<number, StoredResult[]>();
  for (const result of results.filter(({ state }) => state !== 'ready')) {
    const number = Math.floor(result.position / size);
    batches.set(number, [...(batches.get(number) ?? []), result]);
  }
  return [...batches.values()];
}

function report<Recipe extends RecipeHead, Order, Answer>(
  { kind, context }: Run<Recipe, Order, Answer>,
  results: readonly StoredResult[],
): void {
  const partsDone = results.filter(({ state }) => state === 'ready').length;
  context.report({ step: kind.step, unit: 'parts', partsDone, partsTotal: results.length });
}

async function makeOrFail<Recipe extends RecipeHead, Order, Answer>(
  run: Run<Recipe, Order, Answer>,
  batch: Batch<Recipe>,
): Promise<void> {
  const { deps, kind, context } = run;
  put(run, batch, { state: 'making', failure: null });
  try {
    await make(run, batch);
  } catch (error) {
    const failure = failureRecord(error);
    if (context.signal.aborted || failure.code !== 'SERVICE_FAILED' || context.willWait(error)) throw error;
    deps.log.warn('Some results could not be generated.', { job: context.id, kind: kind.kind, code: failure.code });
    put(run, batch, { state: 'failed', failure });
  }
}

function put<Recipe extends RecipeHead, Order, Answer>(
  { deps, kind }: Run<Recipe, Order, Answer>,
  { id, results }: Batch<Recipe>,
  change: Pick<StoredResult, 'state' | 'failure'>,
): void {
  deps.db.write((tx) => {
    for (const result of results) updateResult(tx, id, { ...result, ...change });
  });
  deps.changes.publish(kind.shownIn, [id]);
}

async function make<Recipe extends RecipeHead, Order, Answer>(
  { deps, kind, tasks, context }: Run<Recipe, Order, Answer>,
  batch: Batch<Recipe>,
): Promise<void> {
  if (kind.itemKind !== null) deps.library.checkFolder();
  const control = jobControl(context);
  const { part, request } = kind.order(batch);
  const place = { engine: batch.engine, host: serviceHost(deps.settings(), batch.engine) };
  const order = { ownerId: batch.id, ownerPart: part, jobId: context.id, place, request };
  const { task, answer } = await tasks.carryOut(order, control);
  const folder = path.join(deps.folder, task.id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const download = async (target: string, index?: number) => tasks.download(task, { target, index }, control);
    const made = await kind.collect({ ...batch, task, answer, folder, download, context });
    await storeResults(deps, kind, { batch, task, place, context, made: made.slice(0, batch.results.length) });
    context.count(kind.units(Math.min(made.length, batch.results.length)));
    void tasks.clear(task);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  deps.changes.publish(kind.shownIn, [batch.id]);
}

/** Nothing to say when everything was made; a notice when something was not. Throws when nothing was. */
function summary(results: readonly StoredResult[]): FailureRecord | null {
  const failed = results.filter(({ state }) => state === 'failed');
  const first = failed[0]?.failure;
  if (!first) return null;
  if (failed.length === results.length) throw Failure.of(first);
  const data = { ...first.data, missingCount: failed.length, resultCount: results.length };
  return { code: first.code, message: failureText({ code: first.code, data }).why, data };
}

/** What was not made when a job ends for good can be asked for again by resuming it. */
function endResults(tx: Tx, { id: jobId, state, failure }: EndedJob): GenerationId {
  const generation: StoredGeneration = generationOfJob(tx, jobId);
  if (state === 'failed' || state === 'cancelled') {
    const cause = failure ?? { code: 'CANCELLED' as const, message: 'The generation was cancelled.', data: {} };
    for (const result of generation.results) {
      const isOpen = result.state === 'queued' || result.state === 'making';
      if (isOpen) updateResult(tx, generation.id, { ...result, state: 'failed', failure: cause });
    }
  }
  return generation.id;
}
