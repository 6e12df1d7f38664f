import { Failure } from '../../../shared/domain/failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import { isActiveJob } from '../../../shared/domain/job.ts';
import type { Db } from '../database/database.ts';
import { adoptJobs, givenUpFailure } from './adopt-jobs.ts';
import { JobRunner, type JobsDeps } from './job-runner.ts';
import { insertJob, selectJobs, type StoredJob, updateJob } from './job-table.ts';
import type { JobQueue } from './job-work.ts';
import type { Jobs } from './jobs.ts';

/** The jobs, the queue for other domains, and their start and end. */
export type OpenJobs = {
  jobs: Jobs;
  queue: JobQueue;
  /** Begins to run jobs; with `adopt`, those of earlier runs too. Every kind must be registered by then. */
  start(options: { adopt: boolean }): void;
  /** Stops running jobs; they are interrupted, not cancelled. */
  dispose(): Promise<void>;
};

/** Builds the task centre over the jobs table. */
export function createJobs(deps: JobsDeps): OpenJobs {
  const { owner } = deps;
  const runner = new JobRunner(deps);
  return {
    jobs: createApi(runner, deps),
    queue: {
      register: (kind, work) => runner.register(kind, work),
      submit: (tx, job) => insertJob(tx, job, owner),
      isStopping: (id) => runner.isStopping(id),
      wake: () => {
        runner.publish([]);
        deps.changes.publish('jobs', []);
        runner.wake();
      },
    },
    start: ({ adopt }) => {
      if (adopt) adoptAll(runner, deps);
      runner.start();
    },
    dispose: () => runner.stop(),
  };
}

/** Ends what is given up, so that what it is about counts as unfinished and not as being worked on. */
function adoptAll(runner: JobRunner, { db, owner }: JobsDeps): void {
  const { adopted, givenUp } = adoptJobs(db, owner);
  runner.publish(adopted);
  for (const job of givenUp) runner.end(job, 'failed', givenUpFailure(job));
}

function createApi(runner: JobRunner, deps: JobsDeps): Jobs {
  const { db, owner } = deps;
  const cancel: Jobs['cancel'] = ({ id }) => cancelJob(runner, deps, id);
  return {
    list: ({ limit }) => selectJobs(db, LISTED, { limit }).map((job) => runner.shown(job)),
    get: ({ id }) => runner.shown(findJob(db, id)),
    cancel,
    cancelAll: () => {
      const active = selectJobs(db, `WHERE state IN ('queued', 'running', 'waiting') AND owner = :owner`, { owner });
      for (const job of active) cancel({ id: job.id });
      return { count: active.length };
    },
    resume: ({ id }) => {
      const job = findJob(db, id);
      if (isActiveJob(job) || job.state === 'done') {
        throw new Failure('CONFLICT', 'Only a job that failed or was stopped can be resumed.', { state: job.state });
      }
      db.write((tx) => {
        updateJob(tx, id, { state: 'queued', failure: null, owner, interruptions: 0, finishedAtMs: null });
        tx.run('UPDATE jobs SET dismissed = 0 WHERE id = :id', { id });
      });
      runner.publish([id]);
      runner.wake();
    },
    dismiss: ({ ids }) => {
      const waiting = `WHERE id IN (SELECT value FROM json_each(:ids)) AND state = 'interrupted'`;
      // Otherwise the next start would take up what the user is done with.
      for (const job of selectJobs(db, waiting, { ids: JSON.stringify(ids) })) runner.end(job, 'cancelled', null);
      db.write((tx) => tx.run(DISMISS, { ids: JSON.stringify(ids) }));
      runner.publish(ids);
    },
    hasActive: () =>
      selectJobs(db, `WHERE state IN ('queued', 'running', 'waiting') AND owner = :owner LIMIT 1`, { owner }).length >
      0,
    whenEnded: (input) => whenEnded(runner, db, input),
  };
}

const LISTED = `WHERE state IN ('queued', 'running', 'waiting', 'interrupted')
  OR id IN (SELECT id FROM jobs WHERE dismissed = 0 ORDER BY created_at_ms DESC, rowid DESC LIMIT :limit)
  ORDER BY created_at_ms DESC, rowid DESC`;

const DISMISS = `UPDATE jobs SET dismissed = 1
  WHERE id IN (SELECT value FROM json_each(:ids)) AND state IN ('done', 'failed', 'cancelled')`;

function findJob(db: Db, id: JobId): StoredJob {
  const [job] = selectJobs(db, 'WHERE id = :id', { id });
  if (!job) throw new Failure('NOT_FOUND', 'There is no such job any more.', { id });
  return job;
}

function cancelJob(runner: JobRunner, { db, owner }: JobsDeps, id: JobId): void {
  if (runner.abort(id)) return;
  const job = findJob(db, id);
  if (!isActiveJob(job) && job.state !== 'interrupted') return;
  if (job.owner !== owner && job.state !== 'interrupted') {
    throw new Failure('CONFLICT', 'This job runs in another program that has the library open.', { id });
  }
  runner.end(job, 'cancelled', null);
}

const FINAL_STATES = new Set(['done', 'failed', 'cancelled']);

const whenEnded = (
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
        if (FINAL_STATES.has(job.state)) resolve(runner.shown(job));
        else if (isGivenUp) throw new Failure('CANCELLED', 'Nobody waits for this job any more.');
        else return;
      } catch (error) {
        reject(error);
      }
      stopListening();
      signal?.removeEventListener('abort', look);
    }
  });
