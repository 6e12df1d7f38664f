import { Failure, type FailureRecord } from '../../../shared/domain/failures/failure.ts';
import type { GenerationId, ItemId, JobId } from '../../../shared/domain/ids.ts';
import type { EngineChoice } from '../../../shared/domain/settings/engine-choice.ts';
import type { Db, Parameters, Tx } from '../database/database.ts';

/** `queued` until it is asked for, `making` until it is stored. `failed` waits for another try. */
export type ResultState = 'queued' | 'making' | 'ready' | 'failed';

/** Plain JSON that only the kind of a generation understands. */
export type ResultFacts = Record<string, unknown>;

/** One of the results that were asked for. `itemId` is its item, where the kind makes items. Times are Unix ms. */
export type StoredResult = {
  position: number;
  state: ResultState;
  itemId: ItemId | null;
  facts: ResultFacts;
  failure: FailureRecord | null;
  madeAtMs: number | null;
};

/** A recipe and what was, or will be, made by it. */
export type StoredGeneration = {
  id: GenerationId;
  kind: string;
  jobId: JobId;
  engine: EngineChoice;
  /** As it was written: parsed by its kind. */
  recipe: unknown;
  createdAtMs: number;
  /** Its job has ended, or is gone. */
  hasEnded: boolean;
  results: StoredResult[];
};

type GenerationRow = {
  id: string;
  kind: string;
  job_id: string;
  engine: string;
  recipe: string;
  created_at_ms: number;
  has_ended: number;
};

type ResultRow = {
  position: number;
  state: string;
  item_id: string | null;
  facts: string;
  failure: string | null;
  made_at_ms: number | null;
};

/** In one statement with the generation: a window that asks for its job beside it may hear of the two in either order. */
const HAS_ENDED = `NOT EXISTS (
    SELECT 1 FROM jobs WHERE jobs.id = generations.job_id AND jobs.state NOT IN ('done', 'failed', 'cancelled')
  ) AS has_ended`;

/** Generations chosen by the rest of a SELECT ("WHERE … ORDER BY …"), each with its results in their order. */
export function selectGenerations(db: Db | Tx, rest: string, parameters: Parameters = {}): StoredGeneration[] {
  return db
    .all<GenerationRow>(`SELECT generations.*, ${HAS_ENDED} FROM generations ${rest}`, parameters)
    .map((row) => ({
      id: row.id as GenerationId,
      kind: row.kind,
      jobId: row.job_id as JobId,
      engine: row.engine as EngineChoice,
      recipe: JSON.parse(row.recipe) as unknown,
      createdAtMs: row.created_at_ms,
      hasEnded: row.has_ended === 1,
      results: db
        .all<ResultRow>('SELECT * FROM generation_results WHERE generation_id = :id ORDER BY position', { id: row.id })
        .map(resultFrom),
    }));
}

/** The generation with that ID. Throws NOT_FOUND. */
export function findGeneration(db: Db | Tx, id: GenerationId): StoredGeneration {
  return one(selectGenerations(db, 'WHERE id = :id', { id }), { id });
}

/** The generation that a job works at. Throws NOT_FOUND. */
export function generationOfJob(db: Db | Tx, jobId: JobId): StoredGeneration {
  return one(selectGenerations(db, 'WHERE job_id = :jobId', { jobId }), { jobId });
}

function one([found]: StoredGeneration[], asked: Record<string, string>): StoredGeneration {
  if (!found) throw new Failure('NOT_FOUND', 'This generation no longer exists.', asked);
  return found;
}

/** A generation that begins: `results` are the facts of each, `sources` the items that its recipe uses. */
export type NewGeneration = Omit<StoredGeneration, 'results' | 'hasEnded'> & {
  results: readonly ResultFacts[];
  sources: readonly ItemId[];
};

/** Stores a generation whose results all wait. */
export function insertGeneration(tx: Tx, { results, sources, recipe, ...row }: NewGeneration): void {
  const { id } = row;
  tx.run(
    `INSERT INTO generations (id, kind, job_id, engine, recipe, created_at_ms)
     VALUES (:id, :kind, :jobId, :engine, :recipe, :createdAtMs)`,
    { ...row, recipe: JSON.stringify(recipe) },
  );
  results.forEach((facts, position) =>
    tx.run(
      `INSERT INTO generation_results (generation_id, position, state, facts) VALUES (:id, :position, 'queued', :facts)`,
      { id, position, facts: JSON.stringify(facts) },
    ),
  );
  for (const itemId of new Set(sources)) {
    tx.run('INSERT INTO generation_sources (generation_id, item_id) VALUES (:id, :itemId)', { id, itemId });
  }
}

/** Writes how a result stands now. */
export function updateResult(tx: Tx, id: GenerationId, result: StoredResult): void {
  const { facts, failure, ...plain } = result;
  tx.run(
    `UPDATE generation_results SET state = :state, item_id = :itemId, facts = :facts, failure = :failure,
       made_at_ms = :madeAtMs WHERE generation_id = :id AND position = :position`,
    { ...plain, id, facts: JSON.stringify(facts), failure: failure && JSON.stringify(failure) },
  );
}

const resultFrom = (row: ResultRow): StoredResult => ({
  position: row.position,
  state: row.state as ResultState,
  itemId: row.item_id as ItemId | null,
  facts: JSON.parse(row.facts) as ResultFacts,
  failure: row.failure === null ? null : (JSON.parse(row.failure) as FailureRecord),
  madeAtMs: row.made_at_ms,
});
