import type { JobId } from '../../../shared/domain/ids.ts';
import type { Db } from '../database/database.ts';
import { selectJobs, updateJob } from './job-table.ts';

/** A job that brought the program down this many times without storing a part waits for the user. */
const MAX_INTERRUPTIONS = 3;

/**
 * Takes over the jobs of earlier runs; only for the one core that owns the data folder. What ran when the program ended
 * is marked interrupted and queued again; ids of those that run on are returned. Clears old dismissed jobs.
 */
export function adoptJobs(db: Db, owner: string): JobId[] {
  return db.write((tx) => {
    tx.run(
      `UPDATE jobs SET state = 'interrupted', interruptions = interruptions + 1
       WHERE state IN ('running', 'waiting') AND owner <> :owner`,
      { owner },
    );
    tx.run(`DELETE FROM jobs WHERE dismissed = 1 AND finished_at_ms < :limit`, { limit: Date.now() - 90 * 86_400_000 });
    const left = selectJobs(tx, `WHERE state IN ('queued', 'interrupted') AND owner <> :owner`, { owner });
    const adopted = left.filter((job) => job.interruptions < MAX_INTERRUPTIONS);
    for (const job of adopted) updateJob(tx, job.id, { state: 'queued', owner });
    return adopted.map((job) => job.id);
  });
}
