import type { FailureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { JobState } from '../../../../shared/domain/jobs/job.ts';
import { JOB_KINDS } from '../../../../shared/domain/jobs/job-kinds.ts';
import type { Tx } from '../../database/database.ts';
import { insertResult } from '../stored/job-results.ts';
import { updateJob } from '../stored/job-table.ts';
import { type StoredJob, type StoredWait } from '../stored/stored-job.ts';
import type { JobWork } from '../job-work.ts';
import type { RunningJob } from './running-job.ts';

/** How a run of a job ended: `waitsFor` with the state `queued`, where it runs on once that is there. */
export type JobOutcome = { state: JobState; failure: FailureRecord | null; waitsFor: StoredWait | null };

const FINAL_STATES: ReadonlySet<JobState> = new Set(['done', 'failed', 'cancelled']);

/** A run and what came of it; `live` is missing where the job did not run here. */
export type EndedRun = {
  job: StoredJob;
  live: RunningJob | undefined;
  outcome: JobOutcome;
  work: JobWork | undefined;
};

/** Writes how a run ended, together with what its kind has to say about it, which of a job that will run on is nothing. */
export function storeOutcome(tx: Tx, { job, live, outcome, work }: EndedRun): void {
  const nowMs = Date.now();
  // Its request is left alone: work may have stored another one meanwhile.
  const changed = {
    ...live?.tracked(),
    ...outcome,
    finishedAtMs: FINAL_STATES.has(outcome.state) ? nowMs : null,
    ranMs: live && job.ranMs !== null ? job.ranMs + Math.max(0, nowMs - live.sinceMs) : job.ranMs,
  };
  updateJob(tx, job.id, { ...changed, failure: storedFailure(job, live, outcome) });
  if (outcome.state === 'done' && job.itemId !== null && job.itemKind !== null && JOB_KINDS[job.kind].makesItsItem)
    insertResult(tx, job.id, { kind: job.itemKind, id: job.itemId });
  if (outcome.waitsFor === null) work?.onEnd?.(tx, { ...job, ...changed });
}

/** Of work of the cloud that was stopped while it ran it is told that it may be billed all the same. */
function storedFailure(job: StoredJob, live: RunningJob | undefined, { state, failure }: JobOutcome) {
  if (state !== 'cancelled' || job.engine !== 'cloud' || live === undefined) return failure;
  const data = { mayHaveBeenCharged: true };
  return { code: 'CANCELLED' as const, message: 'The task was cancelled while the service worked on it.', data };
}
