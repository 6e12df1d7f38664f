import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure, failureRecord } from '../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId } from '../../../shared/domain/ids.ts';
import { selectTasks, type StoredTask } from '../remote-tasks/task-table.ts';
import type { MadeResult } from './generation-kind.ts';
import { selectGenerations, type StoredGeneration, type StoredResult } from './generation-table.ts';
import type { GenerationDeps, RegisteredKind } from './generations.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Where a kind states nothing else (service.md, Limits): links to results, and records by which new ones are asked for. */
const USUAL = { linkMs: 24 * HOUR_MS, recordMs: 7 * 24 * HOUR_MS } as const;

/** The request that an item came of, while the service keeps what it answered. */
type Kept = {
  kind: RegisteredKind;
  generation: StoredGeneration;
  results: readonly StoredResult[];
  task: StoredTask;
  untilMs: number;
};

/** Until when (Unix ms) the file of a generated item can be downloaded again; null where it cannot, or comes of nothing that was generated. */
export function downloadableUntil(deps: GenerationDeps, kinds: Kinds, id: ItemId): number | null {
  return keptOf(deps, kinds, id)?.untilMs ?? null;
}

type Kinds = ReadonlyMap<string, RegisteredKind>;

function keptOf({ db, now }: GenerationDeps, kinds: Kinds, id: ItemId): Kept | null {
  const where = 'WHERE id = (SELECT generation_id FROM generation_results WHERE item_id = :id)';
  const [generation] = selectGenerations(db, where, { id });
  const kind = generation && kinds.get(generation.kind);
  const result = generation?.results.find(({ itemId }) => itemId === id);
  if (!generation || !kind || !result) return null;
  const tasks = selectTasks(db, `WHERE owner_id = :id AND state = 'done' ORDER BY row DESC`, { id: generation.id });
  for (const task of tasks) {
    const results = resultsOf(generation, task, kind);
    const untilMs = keptUntil(task, kind);
    if (results.includes(result) && untilMs > now()) return { kind, generation, results, task, untilMs };
  }
  return null;
}

/** What came of a request: as many results from the position that its part names as it had links. */
function resultsOf(
  { results }: StoredGeneration,
  { ownerPart, result }: StoredTask,
  { resultsPerRequest }: RegisteredKind,
): StoredResult[] {
  const first = Number(ownerPart ?? 0);
  const end = (Math.floor(first / resultsPerRequest) + 1) * resultsPerRequest;
  const count = result !== null && 'links' in result ? result.links.length : 1;
  return results
    .filter(({ position, state }) => position >= first && position < end && state === 'ready')
    .slice(0, count);
}

function keptUntil({ result, submittedAtMs, createdAtMs }: StoredTask, { lives }: RegisteredKind): number {
  if (result === null) return 0;
  const life = 'fileId' in result ? (lives.recordMs ?? USUAL.recordMs) : (lives.linkMs ?? USUAL.linkMs);
  return (submittedAtMs ?? createdAtMs) + life;
}

/**
 * Gives an item whose file is gone from the library that file again, from the service. Nothing is generated, and nothing billed.
 * Throws NOT_FOUND where nothing is kept for it any more, CONFLICT (`not_referenced`) where its file is there, SERVICE_FAILED
 * (`task_expired`) where the service deleted it earlier, and what the service or the disk says.
 */
export async function downloadAgain(
  deps: GenerationDeps,
  kinds: Kinds,
  { id, signal }: { id: ItemId; signal: AbortSignal },
): Promise<void> {
  const kept = keptOf(deps, kinds, id);
  if (!kept) throw new Failure('NOT_FOUND', 'The service no longer keeps this file.', { id });
  if (!(await deps.library.isFileMissing({ id }))) throw reasonedFailure('CONFLICT', 'not_referenced', { id });
  const folder = path.join(deps.folder, `again-${id}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const made = await kept.kind.collectAgain({ ...kept, folder, signal, jobId: kept.generation.jobId });
    await putBack(deps, { id, folder, made, index: kept.results.findIndex(({ itemId }) => itemId === id) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file is known by its bytes. One whose bytes were never read whole, or are written otherwise today, is that of its place. */
async function putBack(
  { library, log }: GenerationDeps,
  { id, folder, made, index }: { id: ItemId; folder: string; made: readonly MadeResult[]; index: number },
): Promise<void> {
  const found = made.flatMap(({ file }) => (file ? [file] : []));
  const relink = async (file: string, replaces: boolean) =>
    await library.relink({ id, file, replaces, asReference: false });
  for (const { path: file } of found) {
    try {
      await relink(file, false);
      return;
    } catch (error) {
      if (failureRecord(error).data['reason'] !== 'other_content') throw error;
    }
  }
  const own = made.length === 1 ? found[0] : made[index]?.file;
  if (!own) throw reasonedFailure('SERVICE_FAILED', 'results_missing');
  log.warn('A file that was downloaded again is not what it was, byte for byte.', { item: id });
  const named = path.join(folder, own.fileName);
  if (named !== own.path) await rename(own.path, named);
  await relink(named, true);
}
