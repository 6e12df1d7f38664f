import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Db, Tx } from '../../database/database.ts';
import { selectJobs, updateJob } from '../stored/job-table.ts';
import { type StoredJob } from '../stored/stored-job.ts';

/** A job that brought the program down this many times without storing a part waits for the user. */
const MAX_INTERRUPTIONS = 3;
const REMEMBERED_MS = 90 * 86_400_000;

/** The program that does the asking, and which others still run: a job of a living one is none of its business. */
export type Adopter = { owner: string; isLiving(owner: string): boolean };

/** What became of jobs whose programs have ended: ids of those that run on, and those that are not tried again by themselves. */
export type AdoptedJobs = { adopted: JobId[]; givenUp: StoredJob[] };

/**
 * Takes over the jobs of programs that have ended; only for the one program that looks after the profile. What ran when
 * its program ended is marked interrupted and queued again; what is given up must be ended by the caller. Cheap when there
 * is nothing to be taken over.
 */
export function adoptJobs(db: Db, { owner, isLiving }: Adopter): AdoptedJobs {
  const dead = ownersOfUnfinished(db, owner).filter((other) => !isLiving(other));
  if (dead.length === 0) return { adopted: [], givenUp: [] };
  return db.write((tx) => {
    interrupt(tx, dead);
    const left = selectJobs(tx, OF_OWNERS, { owners: JSON.stringify(dead) });
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
    message: `Atelier closed unexpectedly ${interruptions} times while working on this. Finished work is kept. Resume to continue.`,
    data: { reason: 'given-up', times: interruptions },
  };
}

/** Forgets jobs that were put away long ago. */
export function forgetOldJobs(db: Db): void {
  const old = 'DELETE FROM jobs WHERE dismissed = 1 AND finished_at_ms < :limit';
  db.write((tx) => tx.run(old, { limit: Date.now() - REMEMBERED_MS }));
}

const OF_OWNERS = `WHERE state IN ('queued', 'running', 'waiting', 'interrupted')
  AND owner IN (SELECT value FROM json_each(:owners))`;

function interrupt(tx: Tx, owners: readonly string[]): void {
  tx.run(
    `UPDATE jobs SET state = 'interrupted', interruptions = interruptions + 1
     WHERE state IN ('running', 'waiting') AND owner IN (SELECT value FROM json_each(:owners))`,
    { owners: JSON.stringify(owners) },
  );
}

function ownersOfUnfinished(db: Db, owner: string): string[] {
  const rows = db.all<{ owner: string }>(
    `SELECT DISTINCT owner FROM jobs
     WHERE owner <> :owner AND state IN ('queued', 'running', 'waiting', 'interrupted')`,
    { owner },
  );
  return rows.map((row) => row.owner);
}
