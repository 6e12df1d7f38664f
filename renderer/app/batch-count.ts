import { isActiveJob, type Job } from '../../shared/domain/jobs/job.ts';

/** Jobs that were seen active since the last moment of rest. */
export type Batch = ReadonlySet<string>;

/** The batch after a look at the jobs: new active ones join; when none is active the batch ends. */
export function nextBatch(batch: Batch, jobs: readonly Pick<Job, 'id' | 'kind' | 'state'>[]): Batch {
  // Reading a file in is a step of what follows it, not a task that anyone counts.
  const active = jobs.filter((job) => isActiveJob(job) && job.kind !== 'import').map(({ id }) => id);
  if (active.length === 0) return batch.size === 0 ? batch : new Set();
  return active.every((id) => batch.has(id)) ? batch : new Set([...batch, ...active]);
}

/** `3/12` while a batch of several runs (finished of all), null otherwise. */
export function batchCount(batch: Batch, jobs: readonly Pick<Job, 'id' | 'kind' | 'state'>[]): string | null {
  if (batch.size < 2) return null;
  const activeCount = jobs.filter((job) => batch.has(job.id) && isActiveJob(job)).length;
  return `${batch.size - activeCount}/${batch.size}`;
}
