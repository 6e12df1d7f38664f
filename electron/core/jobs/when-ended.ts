import { Failure } from '../../../shared/domain/failures/failure.ts';
import type { Db } from '../database/database.ts';
import type { JobRunner } from './running/job-runner.ts';
import type { Jobs } from './jobs.ts';
import { findJob, shownJob } from './find-job.ts';

const FINAL_STATES = new Set(['done', 'failed', 'cancelled']);

/** See Jobs.whenEnded. */
export const whenEnded = (
  runner: JobRunner,
  db: Db,
  { id, signal }: Parameters<Jobs['whenEnded']>[0],
): ReturnType<Jobs['whenEnded']> =>
  new Promise((resolve, reject) => {
    const stopListening = runner.listen(look);
    signal?.addEventListener('abort', look);
    look();

    function look() {
      const isGivenUp = runner.isStopped || signal?.aborted === true;
      try {
        const job = findJob(db, id);
        if (FINAL_STATES.has(job.state)) resolve(shownJob(runner, job));
        else if (isGivenUp) throw new Failure('CANCELLED', 'The task was cancelled.');
        else return;
      } catch (error) {
        reject(error);
      }
      stopListening();
      signal?.removeEventListener('abort', look);
    }
  });
