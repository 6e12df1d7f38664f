import type { FailureRecord } from '../../../shared/domain/failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import type { Db } from '../database/database.ts';
import { selectJobs, type StoredJob, updateJob } from './job-table.ts';

/** A job that brought the program down this many times without storing a part waits for the user. */
const MAX_INTERRUPTIONS = 3;

/** What became of the jobs of earlier runs: ids of those that run on, and those that are not tried again by themselves. */
export type AdoptedJobs = { adopted: JobId[]; givenUp: StoredJob[] };

/**
 * Takes over the jobs of earlier runs; only for the one core that owns the data folder. What ran when the program ended
 * is marked interrupted and queued again; what is given up must be ended by the caller. Clears old dismissed jobs.
 */
export function adoptJobs(db: Db, owner: string): AdoptedJobs {
  return db.write((tx) => {
    tx.run(
      `UPDATE jobs SET state = 'interrupted', interruptions = interruptions + 1
       WHERE state IN ('running', 'waiting') AND owner <> :owner`,
      { owner },
    );
    tx.run(`DELETE FROM jobs WHERE dismissed = 1 AND finished_at_ms < :limit`, { limit: Date.now() - 90 * 86_400_000 });
    const left = selectJobs(tx, `WHERE state IN ('queued', 'interrupted') AND owner <> :owner`, { owner });
    const isGivenUp = (job: StoredJob) => job.interruptions >= MAX_INTERRUPTIONS;
    const adopted = left.filter((job) => !isGivenUp(job));
    for (const job of adopted) updateJob(tx, job.id, { state: 'queued', owner });
    return { adopted: adopted.map((job) => job.id), givenUp: left.filter(isGivenUp) };
  });
}

/** Why a job is not tried again by itself. */
export function givenUpFailure({ interruptions }: Pick<StoredJob, 'interruptions'>): FailureRecord {
  return {
    code: 'WORKER_DIED',
    message: `Atelier ended unexpectedly ${interruptions} times during this. What is finished is kept; resume it to go on.`,
    data: { reason: 'given-up', times: interruptions },
  };
}
