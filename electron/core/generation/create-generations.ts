import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { GenerationId, ItemId } from '../../../shared/domain/ids.ts';
import type { CoreContext } from '../core-context.ts';
import type { GenerationKind, RecipeHead } from './generation-kind.ts';
import { findGeneration, insertGeneration, selectGenerations, type StoredGeneration } from './generation-table.ts';
import type { TaskRunner } from '../remote-tasks/remote-tasks.ts';
import { downloadAgain, downloadableUntil } from './download-again.ts';
import { createGenerationWork } from './generation-work.ts';
import type {
  Generation,
  GenerationDeps,
  GenerationNeighbours,
  GenerationRequest,
  Generations,
  Generator,
  RegisteredKind,
} from './generations.ts';

/** Jobs are listed by the first words of what they make. */
const TITLE_CHARACTERS = 60;

/** Opens the room for generation; the domains that offer something register their kinds. */
export function createGenerations(context: CoreContext, neighbours: GenerationNeighbours): Generations {
  // Beside the data, not in the cache: what lies here has been paid for until it is stored.
  const folder = path.join(context.folders.data, 'generation');
  // What a download left is fetched again: its task is still open.
  if (context.isClearing) fs.rmSync(folder, { recursive: true, force: true });
  const deps: GenerationDeps = { ...context, ...neighbours, folder };
  const kinds = new Map<string, RegisteredKind>();
  const again = new Map<ItemId, Promise<void>>();
  return {
    register: (kind) => {
      const tasks = deps.remoteTasks.register(kind.task);
      deps.queue.register(kind.job, createGenerationWork(deps, kind, tasks));
      if (kind.itemKind !== null) kinds.set(kind.kind, registered(kind, tasks));
      return generatorOf(deps, kind);
    },
    downloadableUntil: ({ id }) => downloadableUntil(deps, kinds, id),
    downloadAgain: async ({ id, signal = new AbortController().signal }) => {
      const running = again.get(id);
      if (running) return await running;
      const own = downloadAgain(deps, kinds, { id, signal }).finally(() => again.delete(id));
      again.set(id, own);
      await own;
    },
  };
}

/** How files of a kind are got again. */
function registered<Recipe extends RecipeHead, Order, Answer>(
  kind: GenerationKind<Recipe, Order, Answer>,
  tasks: TaskRunner<Order, Answer>,
): RegisteredKind {
  return {
    resultsPerRequest: kind.resultsPerRequest,
    lives: kind.task.lives ?? {},
    collectAgain: async ({ generation: { id, engine, recipe }, results, task, folder, jobId, signal }) => {
      const control = { signal, onWaiting: () => undefined };
      const download = async (target: string, index?: number) => tasks.download(task, { target, index }, control);
      const batch = { id, engine, recipe: kind.recipe.parse(recipe), results };
      return await kind.collect({ ...batch, task, answer: null, folder, download, context: { id: jobId, signal } });
    },
  };
}

function generatorOf<Recipe extends RecipeHead, Order, Answer>(
  deps: GenerationDeps,
  kind: GenerationKind<Recipe, Order, Answer>,
): Generator<Recipe> {
  const { db } = deps;
  const parsed = (stored: StoredGeneration): Generation<Recipe>[] => {
    const recipe = kind.recipe.safeParse(stored.recipe);
    return recipe.success ? [{ ...stored, recipe: recipe.data }] : [];
  };
  return {
    start: (request) => start(deps, kind, request),
    list: (limit = -1) => {
      const newest = 'WHERE kind = :kind ORDER BY row DESC LIMIT :limit';
      return selectGenerations(db, newest, { kind: kind.kind, limit }).flatMap(parsed);
    },
    get: (id) => {
      const [found] = parsed(findGeneration(db, id));
      if (!found) throw new Failure('NOT_FOUND', 'This generation is of another kind or version.', { id });
      return found;
    },
    findSame: ({ engine, recipe }) => {
      const same = { kind: kind.kind, engine, recipe: JSON.stringify(kind.recipe.parse(recipe)) };
      const [found] = selectGenerations(db, MADE_BEFORE, same).flatMap(parsed);
      return found ?? null;
    },
  };
}

const MADE_BEFORE = `WHERE kind = :kind AND engine = :engine AND recipe = :recipe AND EXISTS (
    SELECT 1 FROM generation_results AS results LEFT JOIN items ON items.id = results.item_id
    WHERE results.generation_id = generations.id AND results.state = 'ready'
      AND (results.item_id IS NULL OR items.id IS NOT NULL)
  ) ORDER BY row DESC LIMIT 1`;

async function start<Recipe extends RecipeHead, Order, Answer>(
  { db, changes, queue, library, hasCloudKey, now }: GenerationDeps,
  kind: GenerationKind<Recipe, Order, Answer>,
  { engine, count, variationOf, alongside, ...request }: GenerationRequest<Recipe>,
) {
  const recipe = kind.recipe.parse(request.recipe);
  kind.check?.(recipe, { engine, count });
  if (engine === 'cloud' && !(await hasCloudKey())) {
    throw new Failure('KEY_MISSING', 'The cloud needs an API key. Add one in Settings, or use the local engine.');
  }
  if (kind.itemKind !== null) library.checkFolder();
  const id = randomUUID() as GenerationId;
  const title = [...kind.title(recipe)].slice(0, TITLE_CHARACTERS).join('');
  const results = Array.from({ length: count }, (_, position) => kind.firstFacts?.(id, position) ?? {});
  const jobId = db.write((tx) => {
    const jobRequest = { generationId: id, ...kind.jobFacts?.(id) };
    const job = queue.submit(tx, { kind: kind.job, title, itemId: null, engine, request: jobRequest });
    const sources = [...(kind.sources?.(recipe) ?? []), ...(variationOf === undefined ? [] : [variationOf])];
    insertGeneration(tx, { id, kind: kind.kind, jobId: job, engine, recipe, createdAtMs: now(), results, sources });
    alongside?.(tx, id);
    return job;
  });
  queue.wake();
  changes.publish(kind.shownIn, [id]);
  return { id, jobId };
}
