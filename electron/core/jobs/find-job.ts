import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import { type Job } from '../../../shared/domain/jobs/job.ts';
import type { Db } from '../database/database.ts';
import type { JobRunner } from './running/job-runner.ts';
import { selectJobs } from './stored/job-table.ts';
import { type StoredJob } from './stored/stored-job.ts';

/** The job with that ID. Throws NOT_FOUND. */
export function findJob(db: Db, id: JobId): StoredJob {
  const [job] = selectJobs(db, 'WHERE id = :id', { id });
  if (!job) throw new Failure('NOT_FOUND', 'This task no longer exists.', { id });
  return job;
}

/** A job as the window sees it. */
export function shownJob(runner: JobRunner, stored: StoredJob): Job {
  const [job] = runner.shown([stored]);
  if (!job) throw new Failure('INTERNAL', 'A task could not be shown.', { id: stored.id });
  return job;
}
