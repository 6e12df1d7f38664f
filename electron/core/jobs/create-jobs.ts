import { reasonedFailure } from '../../../shared/domain/failures/reasoned-failure.ts';
import type { JobId } from '../../../shared/domain/ids.ts';
import { isActiveJob, isMissingResults } from '../../../shared/domain/jobs/job.ts';
import { whenDoneSteps } from '../../../shared/domain/jobs/job-kinds.ts';
import { createQueueControl, release } from './queue/control-queue.ts';
import { adoptJobs, forgetOldJobs, givenUpFailure } from './queue/adopt-jobs.ts';
import { exportLog } from './export-log.ts';
import { revealFiles } from './follow-up.ts';
import { JobRunner } from './running/job-runner.ts';
import { type JobsContext, type JobsDeps, type JobsOptions } from './running/jobs-deps.ts';
import { ASKED_TO_STOP, askToStop, insertJob, selectJobs, updateJob } from './stored/job-table.ts';
import type { JobQueue } from './job-work.ts';
import { itemsMadeBy } from './stored/job-results.ts';
import type { Jobs } from './jobs.ts';
import { findJob, shownJob } from './find-job.ts';
import { whenEnded } from './when-ended.ts';

/** The jobs, the queue for other domains, and their start and end. */
export type OpenJobs = {
  jobs: Jobs;
  queue: JobQueue;
  /** Begins to run jobs; with `adopt`, those that programs which have ended left too. Every kind must be registered by then. */
  start(options: { adopt: boolean }): void;
  /**
   * For the owner of the profile: takes over what programs that have ended left unfinished, and says whether there was
   * something. Cheap when there is not; `isFirst` also forgets what was put away long ago.
   */
  adopt(options: { isFirst: boolean }): boolean;
  /** Looks what other programs want of the jobs that run here: those that they asked to stop are stopped. */
  lookAtOthers(): void;
  /** Stops running jobs; they are interrupted, not cancelled. */
  dispose(): Promise<void>;
};

/** Builds the task centre over the jobs table. */
export function createJobs(context: JobsContext, options: JobsOptions): OpenJobs {
  const deps: JobsDeps = { ...context, ...options };
  const { db, owner } = deps;
  const runner = new JobRunner(deps);
  const ending = new AbortController();
  const stopAsked = () => {
    for (const job of selectJobs(db, ASKED_TO_STOP, { owner })) {
      if (!runner.abort(job.id)) runner.end(job, 'cancelled', null);
    }
  };
  const adopt: OpenJobs['adopt'] = ({ isFirst }) => {
    if (isFirst) forgetOldJobs(db);
    const { adopted, givenUp } = adoptJobs(db, { owner, isLiving: (other) => isLiving(deps, other) });
    // So that what it is about counts as unfinished and not as being worked on.
    for (const job of givenUp) runner.end(job, 'failed', givenUpFailure(job));
    // What they waited for may have come while no program looked.
    release(runner, db, ['network', 'key']);
    if (adopted.length === 0) return givenUp.length > 0;
    // Its program may have ended before it came to it.
    stopAsked();
    runner.publish(adopted);
    runner.wake();
    return true;
  };
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
    start: ({ adopt: adopts }) => {
      if (adopts) adopt({ isFirst: true });
      runner.start();
      if (deps.keepsQueue) void releaseOnReturn(runner, deps, ending.signal);
    },
    adopt,
    lookAtOthers: () => {
      stopAsked();
      // Whoever waits for a job of another program looks again.
      runner.publish([]);
      // They may have moved a job of this program, or let go one that was held.
      runner.wake();
    },
    dispose: () => {
      ending.abort();
      return runner.stop();
    },
  };
}

function createApi(runner: JobRunner, deps: JobsDeps): Jobs {
  const { db, owner } = deps;
  const cancel: Jobs['cancel'] = ({ id }) => cancelJob(runner, deps, id);
  return {
    ...createQueueControl(runner, db),
    rates: () => deps.rates?.list() ?? [],
    exportLog: async ({ format }) => {
      const all = () => runner.shown(selectJobs(db, 'ORDER BY created_at_ms, rowid'));
      return await exportLog(all, { shell: deps.shell, format });
    },
    hasRunning: () => runner.hasRunning(),
    list: ({ limit }) => runner.shown(selectJobs(db, LISTED, { limit })),
    get: ({ id }) => shownJob(runner, findJob(db, id)),
    cancel,
    cancelAll: () => {
      const active = selectJobs(db, `WHERE state IN ('queued', 'running', 'waiting')`);
      for (const job of active) cancel({ id: job.id });
      return { count: active.length };
    },
    resume: ({ id }) => resumeJob(runner, deps, id),
    reveal: ({ id }) => revealFiles(runner.filesOf(findJob(db, id)), deps.shell),
    setWhenDone: ({ id, step }) => {
      const job = findJob(db, id);
      const isPossible = step === null || whenDoneSteps(job.kind).includes(step);
      if (!isPossible || (!isActiveJob(job) && job.state !== 'interrupted'))
        throw reasonedFailure('CONFLICT', 'task_ended', { id });
      db.write((tx) => updateJob(tx, id, { whenDone: step }));
      runner.publish([id]);
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
    itemsOf: ({ id }) => itemsMadeBy(db, id),
    whenEnded: (input) => whenEnded(runner, db, input),
  };
}

const LISTED = `WHERE state IN ('queued', 'running', 'waiting', 'interrupted')
  OR id IN (SELECT id FROM jobs WHERE dismissed = 0 ORDER BY created_at_ms DESC, rowid DESC LIMIT :limit)
  ORDER BY created_at_ms DESC, rowid DESC`;

const DISMISS = `UPDATE jobs SET dismissed = 1
  WHERE id IN (SELECT value FROM json_each(:ids)) AND state IN ('done', 'failed', 'cancelled')`;

/** See Jobs.resume. */
function resumeJob(runner: JobRunner, deps: JobsDeps, id: JobId): void {
  const { db, owner } = deps;
  const job = findJob(db, id);
  const isComplete = job.state === 'done' && !isMissingResults(job.failure);
  if ((isActiveJob(job) && isLiving(deps, job.owner)) || isComplete) {
    throw reasonedFailure('CONFLICT', 'not_resumable', { state: job.state });
  }
  db.write((tx) => {
    updateJob(tx, id, {
      state: 'queued',
      failure: null,
      owner,
      interruptions: 0,
      waitsFor: null,
      finishedAtMs: null,
    });
    tx.run('UPDATE jobs SET dismissed = 0, is_stop_asked = 0 WHERE id = :id', { id });
  });
  runner.publish([id]);
  runner.wake();
}

/** A job of another living program is stopped by that one, as soon as it looks; that of a program that has ended, here. */
function cancelJob(runner: JobRunner, deps: JobsDeps, id: JobId): void {
  const { db, owner, changes } = deps;
  if (runner.abort(id)) return;
  const job = findJob(db, id);
  if (!isActiveJob(job) && job.state !== 'interrupted') return;
  if (job.owner === owner || !isLiving(deps, job.owner)) {
    runner.end(job, 'cancelled', null);
    return;
  }
  db.write((tx) => askToStop(tx, id));
  changes.publish('jobs', [id]);
}

/** A key that was entered, or another address, is what jobs may have waited for. */
async function releaseOnReturn(runner: JobRunner, { db, changes }: JobsDeps, signal: AbortSignal): Promise<void> {
  for await (const batch of changes.subscribe({ signal })) {
    if (batch.some(({ domain }) => domain === 'secrets' || domain === 'settings')) release(runner, db, ['key']);
  }
}

const isLiving = ({ owner, isLiving: lives }: JobsDeps, other: string) => other === owner || (lives?.(other) ?? false);
