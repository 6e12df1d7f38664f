import { setImmediate } from 'node:timers/promises';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { LibraryPlaces } from '../../../../shared/domain/library/library-places.ts';
import type { CoreContext } from '../../core-context.ts';
import type { Db } from '../../database/database.ts';
import { fileFailure } from '../../files/file-failure.ts';
import type { JobQueue, JobWork } from '../../jobs/job-work.ts';
import type { LibraryFolder } from '../library-folder.ts';
import { moveToPlace } from './move-to-place.ts';

/** Items whose files are in the folder of their id. */
const IN_FOLDER_OF_ID = `FROM items LEFT JOIN sidecars ON subject = items.id WHERE (place IS NULL OR place_state = 'coming')`;
const ACTIVE = `SELECT id FROM jobs WHERE kind = 'place-items' AND state IN ('queued', 'running', 'waiting', 'interrupted') LIMIT 1`;

/** How much of a library is not in readable folders. */
export function libraryPlaces(db: Db): LibraryPlaces {
  const sum = db.get<{ count: number; sizeBytes: number }>(
    `SELECT count(*) AS count, coalesce(sum(CASE WHEN media_file IS NULL OR EXISTS (SELECT 1 FROM referenced_files
       WHERE item_id = items.id) THEN 0 ELSE size_bytes END), 0) AS sizeBytes ${IN_FOLDER_OF_ID}`,
  );
  const moved = db.get<{ count: number }>(`SELECT count(*) AS count FROM sidecars WHERE place_state = 'moved'`);
  return {
    toMove: sum ?? { count: 0, sizeBytes: 0 },
    formerCount: moved?.count ?? 0,
    jobId: db.get<{ id: JobId }>(ACTIVE)?.id ?? null,
  };
}

/** Orders the move of all that is not in readable folders; where one is under way, it is that. */
export function orderPlaces({ db, queue }: { db: Db; queue: JobQueue }, title: string): { jobId: JobId } {
  const jobId = db.write((tx) => {
    const active = tx.get<{ id: JobId }>(ACTIVE);
    return active?.id ?? queue.submit(tx, { kind: 'place-items', title, itemId: null, engine: 'local', request: {} });
  });
  queue.wake();
  return { jobId };
}

/** The job of moving items into readable folders, which runs on where it was stopped. */
export function createPlaceWork(
  deps: Pick<CoreContext, 'db' | 'settings' | 'changes'> & { folder: LibraryFolder },
): JobWork {
  const { db, changes } = deps;
  return {
    run: async ({ signal, report, checkpoint }) => {
      const { count: total } = libraryPlaces(db).toMove;
      const sql = `SELECT items.id, items.row ${IN_FOLDER_OF_ID} AND items.row > :after ORDER BY items.row LIMIT 100`;
      let [done, left] = [0, 0];
      // The older of two that are called the same gets the name without a number.
      for (let after = 0; ;) {
        const items = db.all<{ id: ItemId; row: number }>(sql, { after });
        for (const { id } of items) {
          signal.throwIfAborted();
          const outcome = await moveToPlace(deps, id).catch((error: unknown) => {
            throw fileFailure(error, 'the library');
          });
          if (outcome === 'left') left += 1;
          done += 1;
          report({ step: 'writing', done, total, unit: 'parts', partsDone: done, partsTotal: total });
          await setImmediate();
        }
        checkpoint();
        const last = items.at(-1);
        if (!last) return left === 0 ? null : failureRecord(reasonedFailure('CONFLICT', 'not_placed', { left }));
        // Their sidecars are written in their places now.
        changes.publish(
          'library',
          items.map(({ id }) => id),
        );
        after = last.row;
      }
    },
  };
}
