import type { JobId } from '../../../shared/domain/ids.ts';
import type { Job } from '../../../shared/domain/job.ts';
import type { JobReference, JobWait } from '../../../shared/domain/jobs/job-facts.ts';
import type { Db } from '../database/database.ts';
import { queuedOrder } from './job-order.ts';
import { type JobResults, resultsOf } from './job-results.ts';
import type { StoredJob } from './job-table.ts';
import type { RunningJob } from './running-job.ts';

/** What is known of jobs besides their rows. */
export type Showing = { db: Db; running(id: JobId): RunningJob | undefined };

const NOTHING: JobResults = { results: [], resultCount: 0 };

/** Jobs as the renderer sees them, with what is known of those that run at this moment. */
export function showJobs(showing: Showing, stored: readonly StoredJob[]): Job[] {
  const results = resultsOf(
    showing.db,
    stored.map(({ id }) => id),
  );
  const isAnyQueued = stored.some(({ state }) => state === 'queued');
  const positions = new Map(isAnyQueued ? queuedOrder(showing.db).map((id, index) => [id, index + 1]) : []);
  return stored.map((job) => {
    const live = showing.running(job.id);
    return {
      ...publicPart(job),
      ...live?.tracked(),
      state: live ? (live.wait() === null ? 'running' : 'waiting') : job.state,
      source: sourceOf(job),
      ...(results.get(job.id) ?? NOTHING),
      position: positions.get(job.id) ?? null,
      wait: live ? live.wait() : waitOf(job),
      runningSinceMs: live?.sinceMs ?? null,
    };
  });
}

function waitOf(job: StoredJob): JobWait | null {
  return job.state === 'queued' ? { reason: 'turn', untilMs: null, attempt: 0, attempts: null } : null;
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
    isHeld: _isHeld,
    waitsFor: _waitsFor,
    ...job
  } = stored;
  return job;
}
