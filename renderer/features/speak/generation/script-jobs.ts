import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import type { LineGeneration } from '../../../../shared/domain/script/script-views.ts';

/**
 * All jobs that make lines of a script or wait for it, none when nothing is made, and the one that makes them now or the next
 * that waits. Lines and jobs are told apart: for a moment there may be the one without the other.
 */
export function jobsOfScript(
  scriptId: ItemId,
  generation: readonly LineGeneration[],
  jobs: readonly Job[],
): { jobIds: readonly JobId[]; job: Job | null } {
  const ids = new Set(generation.filter(({ state }) => state !== 'failed').map(({ jobId }) => jobId));
  const mine = jobs.filter(
    (job) => isActiveJob(job) && job.kind === 'speak' && (ids.has(job.id) || job.itemId === scriptId),
  );
  const job = mine.find(({ state }) => state === 'running') ?? mine.at(-1) ?? null;
  return { jobIds: [...new Set([...ids, ...mine.map(({ id }) => id)])], job };
}
