import { Failure } from '../../../../shared/domain/failures/failure.ts';
import { reasonedFailure } from '../../../../shared/domain/failures/reasoned-failure.ts';
import type { JobId } from '../../../../shared/domain/ids.ts';
import type { WaitReason } from '../../../../shared/domain/jobs/job-facts.ts';
import type { Db, Tx } from '../../database/database.ts';
import { moveInOrder } from './job-order.ts';
import type { JobRunner } from '../running/job-runner.ts';
import { selectJobs, updateJob } from '../stored/job-table.ts';
import { type StoredJob } from '../stored/stored-job.ts';
import type { Jobs } from '../jobs.ts';
import { isQueuePaused, storeQueuePause } from './queue-pause.ts';

/** The part of the task centre that says what begins when. All of it is on disk and outlives a restart. */
export type QueueControl = Pick<
  Jobs,
  'queue' | 'setPaused' | 'move' | 'hold' | 'tryNow' | 'networkReturned' | 'runLocally'
>;

/** Builds the control over the runner of this program. Jobs of other programs are moved and held like one's own. */
export function createQueueControl(runner: JobRunner, db: Db): QueueControl {
  /** Whatever may begin by this begins. */
  const changed = (ids: JobId[]) => {
    runner.publish(ids);
    runner.wake();
  };
  return {
    queue: () => ({ isPaused: isQueuePaused(db) }),
    setPaused: ({ isPaused }) => {
      db.write((tx) => storeQueuePause(tx, isPaused));
      runner.publishAll();
      runner.wake();
    },
    move: ({ id, to }) => {
      db.write((tx) => {
        findQueued(tx, id);
        moveInOrder(tx, id, to);
      });
      runner.publishAll();
      runner.wake();
    },
    hold: ({ id, isHeld }) => {
      db.write((tx) => {
        findQueued(tx, id);
        updateJob(tx, id, { isHeld });
      });
      changed([id]);
    },
    tryNow: ({ id }) => {
      db.write((tx) => {
        const { waitsFor } = findQueued(tx, id);
        updateJob(tx, id, { isHeld: false, waitsFor: due(waitsFor) });
      });
      changed([id]);
    },
    networkReturned: () => release(runner, db, ['network']),
    runLocally: ({ id }) => {
      const job = findQueued(db, id);
      if (!runner.canRunLocally(job)) throw reasonedFailure('CONFLICT', 'not_local', { id });
      db.write((tx) => {
        runner.workOf(job)?.local?.move(tx, job);
        tx.run(`UPDATE jobs SET engine = 'local' WHERE id = :id`, { id });
        updateJob(tx, id, { waitsFor: null, failure: null });
      });
      changed([id]);
    },
  };
}

/** Lets jobs that wait for one of the reasons try at once; those that fail again wait as long as they would have. */
export function release(runner: JobRunner, db: Db, reasons: readonly WaitReason[]): void {
  const waiting = selectJobs(db, WAITING, { reasons: JSON.stringify(reasons) });
  if (waiting.length === 0) return;
  db.write((tx) => {
    for (const { id, waitsFor } of waiting) updateJob(tx, id, { waitsFor: due(waitsFor) });
  });
  runner.publish(waiting.map(({ id }) => id));
  runner.wake();
}

const WAITING = `WHERE state = 'queued' AND waits_for IN (SELECT value FROM json_each(:reasons))`;

const due = (wait: StoredJob['waitsFor']) => wait && { ...wait, untilMs: 0 };

function findQueued(db: Db | Tx, id: JobId): StoredJob {
  const [job] = selectJobs(db, 'WHERE id = :id', { id });
  if (!job) throw new Failure('NOT_FOUND', 'This task no longer exists.', { id });
  if (job.state !== 'queued') throw reasonedFailure('CONFLICT', 'not_queued', { id, state: job.state });
  return job;
}
