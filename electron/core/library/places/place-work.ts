import { setImmediate } from 'node:timers/promises';
import * as z from 'zod';
import { parseJson } from '../../../../shared/domain/files/parse-json.ts';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { LibraryPlaces } from '../../../../shared/domain/library/places/library-places.ts';
import type { CoreContext } from '../../core-context.ts';
import type { Db, Tx } from '../../database/database.ts';
import { fileFailure } from '../../files/file-failure.ts';
import type { JobContext, JobQueue, JobWork } from '../../jobs/job-work.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { findPlaces } from './find-places.ts';
import { moveToPlace, type PlaceMove } from './moving/move-to-place.ts';
import { namedOtherwise } from './moving/named-otherwise.ts';
import { removeFormerNames } from './removal/remove-former-names.ts';
import { arePlacesUnsure, notePlacesSure } from './unsure-places.ts';
import { renameToPlace } from './moving/rename-to-place.ts';

/** Items whose files are in the folder of their id. */
const IN_FOLDER_OF_ID = `FROM items LEFT JOIN sidecars ON subject = items.id WHERE (place IS NULL OR place_state = 'coming')`;
const ACTIVE = `SELECT id FROM jobs WHERE kind = 'place-items' AND state IN ('queued', 'running', 'waiting', 'interrupted')`;

/** How much of a library is not in readable folders. */
export function libraryPlaces(db: Db): LibraryPlaces {
  const sum = db.get<{ count: number; sizeBytes: number }>(
    `SELECT count(*) AS count, coalesce(sum(CASE WHEN media_file IS NULL OR EXISTS (SELECT 1 FROM referenced_files
       WHERE item_id = items.id) THEN 0 ELSE size_bytes END), 0) AS sizeBytes ${IN_FOLDER_OF_ID}`,
  );
  const moved = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM (SELECT subject FROM sidecars WHERE place_state = 'moved'
       UNION SELECT subject FROM place_moves WHERE place_state = 'former')`,
  );
  return {
    toMove: sum ?? { count: 0, sizeBytes: 0 },
    formerCount: moved?.count ?? 0,
    jobId: db.get<{ id: JobId }>(`${ACTIVE} LIMIT 1`)?.id ?? null,
  };
}

/**
 * Orders the move of all that is not in readable folders, with `renames` also new names for what is called otherwise than the
 * templates say. There is one such task at a time: where one is under way it is that, and it does what is ordered too.
 */
export function orderPlaces(
  { db, queue }: { db: Db; queue: JobQueue },
  { title, ...ordered }: { title: string } & PlaceRequest,
): { jobId: JobId } {
  const jobId = db.write((tx) => {
    const active = tx.get<{ id: JobId }>(`${ACTIVE} LIMIT 1`);
    if (!active)
      return queue.submit(tx, { kind: 'place-items', title, itemId: null, engine: 'local', request: ordered });
    const former = requestOf(tx, active.id);
    const both = { moves: former.moves || ordered.moves, renames: former.renames || ordered.renames };
    const sql = 'UPDATE jobs SET request = :request WHERE id = :id';
    tx.run(sql, { id: active.id, request: JSON.stringify(both) });
    return active.id;
  });
  queue.wake();
  return { jobId };
}

type WorkDeps = Pick<CoreContext, 'db' | 'settings' | 'changes' | 'log'> & { folder: LibraryFolder };
/** One after another, each with what is to be done to it. */
type Step = { ids: ItemId[]; apply: (deps: WorkDeps, id: ItemId) => Promise<PlaceMove> };

/** Of an earlier version there is nothing. */
const requestSchema = z.object({ moves: z.boolean().default(true), renames: z.boolean().default(false) });

/** What such a task does after files were looked for: moves of older items, and new names for the rest. */
type PlaceRequest = z.infer<typeof requestSchema>;

function requestOf(db: Db | Tx, id: JobId): PlaceRequest {
  const job = db.get<{ request: string }>('SELECT request FROM jobs WHERE id = :id', { id });
  return requestSchema.parse(parseJson(job?.request ?? '{}'));
}

/** The job of giving items their readable places, which runs on where it was stopped. */
export function createPlaceWork(deps: WorkDeps): JobWork {
  return {
    run: async (job) => {
      if (arePlacesUnsure(deps.db)) await findAll(deps, job);
      let left = 0;
      // Asked again each time: more may have been ordered since it began.
      if (requestOf(deps.db, job.id).moves)
        left += await giveAll(deps, job, { ids: idsToMove(deps.db), apply: moveToPlace });
      if (requestOf(deps.db, job.id).renames)
        left += await giveAll(deps, job, { ids: await idsToRename(deps, job.signal), apply: renameToPlace });
      // Other tasks may have a path from before; what they use goes at the next start.
      if (!isOtherWorkActive(deps.db, job.id)) await removeFormerNames(deps, { isStart: false, signal: job.signal });
      return left === 0 ? null : failureRecord(reasonedFailure('CONFLICT', 'not_placed', { left }));
    },
  };
}

/** The older of two that are called the same gets the name without a number. */
const idsToMove = (db: Db): ItemId[] =>
  db.all<{ id: ItemId }>(`SELECT items.id ${IN_FOLDER_OF_ID} ORDER BY items.row`).map(({ id }) => id);

async function idsToRename(deps: WorkDeps, signal: AbortSignal): Promise<ItemId[]> {
  const ids: ItemId[] = [];
  for await (const { id, isOwn } of namedOtherwise(deps, signal)) if (!isOwn) ids.push(id);
  return ids;
}

/** As many items are told of together, and count as done for good. */
const BATCH = 100;

/** How many were left where they are. */
async function giveAll(deps: WorkDeps, job: JobContext, { ids, apply }: Step): Promise<number> {
  const total = ids.length;
  let [done, left] = [0, 0];
  for (let at = 0; at < total; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    for (const id of batch) {
      job.signal.throwIfAborted();
      const outcome = await apply(deps, id).catch((error: unknown) => {
        throw fileFailure(error, 'the library');
      });
      if (outcome === 'left') left += 1;
      done += 1;
      job.report({ step: 'writing', done, total, unit: 'parts', partsDone: done, partsTotal: total });
      await setImmediate();
    }
    job.checkpoint();
    // Their sidecars are written in their places now.
    deps.changes.publish('library', batch);
  }
  return left;
}

/** After a restore: where are the files that the index doesn't know of? Sidecars are written from then on. */
async function findAll({ db, folder, changes }: WorkDeps, { signal, report }: JobContext): Promise<void> {
  await findPlaces(
    { db, folder },
    {
      isOwn: false,
      signal,
      report: (done, total) =>
        report({ step: 'reading', done, total, unit: 'parts', partsDone: done, partsTotal: total }),
    },
  );
  notePlacesSure(db);
  changes.publish('library', []);
}

const isOtherWorkActive = (db: Db, id: JobId): boolean =>
  db.get(`SELECT 1 FROM jobs WHERE state IN ('running', 'waiting') AND id <> :id LIMIT 1`, { id }) !== undefined;
