import type { JobId } from '../../../shared/domain/ids.ts';
import { ACTIVE_JOB_STATES, type Job } from '../../../shared/domain/jobs/job.ts';
import type { JobReference, JobWait } from '../../../shared/domain/jobs/job-facts.ts';
import type { Db } from '../database/database.ts';
import { queuedOrder } from './queue/job-order.ts';
import { type JobResults, resultsOf } from './stored/job-results.ts';
import type { StoredJob } from './stored/stored-job.ts';
import { isQueuePaused } from './queue/queue-pause.ts';
import type { RunningJob } from './running/running-job.ts';
import { usualTimes } from './usual-times.ts';

/** What is known of jobs besides their rows. */
export type Showing = {
  db: Db;
  running(id: JobId): RunningJob | undefined;
  canRunLocally(job: StoredJob): boolean;
  hasFiles(job: StoredJob): boolean;
};

const ACTIVE: ReadonlySet<Job['state']> = new Set(ACTIVE_JOB_STATES);

const NOTHING: JobResults = { results: [], resultCount: 0 };

/** Jobs as the renderer sees them, with what is known of those that run at this moment. */
export function showJobs(showing: Showing, stored: readonly StoredJob[]): Job[] {
  const results = resultsOf(
    showing.db,
    stored.map(({ id }) => id),
  );
  const isAnyQueued = stored.some(({ state }) => state === 'queued');
  const isPaused = isAnyQueued && isQueuePaused(showing.db);
  const positions = new Map(isAnyQueued ? queuedOrder(showing.db).map((id, index) => [id, index + 1]) : []);
  const usual = usualTimes(showing.db);
  return stored.map((job) => {
    const live = showing.running(job.id);
    const wait = live ? live.wait() : waitOf(job, isPaused);
    return {
      ...publicPart(job),
      ...live?.tracked(),
      state: shownState(job, { isRunning: live !== undefined, wait }),
      source: sourceOf(job),
      ...(results.get(job.id) ?? NOTHING),
      position: positions.get(job.id) ?? null,
      wait,
      hasFiles: showing.hasFiles(job),
      usual: ACTIVE.has(job.state) ? usual(job) : null,
      canRunLocally: job.state === 'queued' && showing.canRunLocally(job),
      mayBeBilled: live !== undefined && job.engine === 'cloud',
      runningSinceMs: live?.sinceMs ?? null,
    };
  });
}

/** What keeps a queued job: what the user said first, then what it waits for, then its turn. */
function waitOf({ state, isHeld, waitsFor }: StoredJob, isPaused: boolean): JobWait | null {
  if (state !== 'queued') return null;
  const because = (reason: JobWait['reason']) => ({ reason, untilMs: null, attempt: 0, attempts: null });
  if (isHeld) return because('held');
  if (isPaused) return because('paused');
  // Due by now: it only waits for a place.
  if (waitsFor === null || waitsFor.untilMs === 0) return because('turn');
  return { ...waitsFor, attempts: null };
}

/** A job that waits for something outside keeps no place in its lane, and is stored as queued. */
function shownState(job: StoredJob, { isRunning, wait }: { isRunning: boolean; wait: JobWait | null }): Job['state'] {
  if (isRunning) return wait === null ? 'running' : 'waiting';
  return wait?.reason === 'network' || wait?.reason === 'key' ? 'waiting' : job.state;
}

/** What the panel of the job opens to change its input. */
function sourceOf({ itemId, itemKind, request }: StoredJob): JobReference | null {
  const { voiceId, designId } = request;
  if (typeof designId === 'string') return { kind: 'voice-design', id: designId };
  if (typeof voiceId === 'string') return { kind: 'voice', id: voiceId };
  return itemId !== null && itemKind !== null ? { kind: itemKind, id: itemId } : null;
}

function publicPart(stored: StoredJob) {
  const {
    lane: _lane,
    request: _request,
    owner: _owner,
    interruptions: _interruptions,
    waitsFor: _waitsFor,
    ...job
  } = stored;
  return job;
}
