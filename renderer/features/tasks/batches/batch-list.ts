import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';

/** Jobs that were ordered together, and how far they are as a whole. */
export type Batch = { id: string; kind: Job['kind']; active: Job[]; failed: Job[]; endedCount: number; total: number };

/** The batches of which something is still to come or has failed, newest first; what is left of one that was dismissed is none. */
export function openBatches(jobs: readonly Job[]): Batch[] {
  const members = new Map<string, Job[]>();
  for (const job of jobs) {
    if (job.batchId !== null) members.set(job.batchId, [...(members.get(job.batchId) ?? []), job]);
  }
  return [...members].flatMap(([id, all]) => {
    const [first] = all;
    const active = all.filter(isActiveJob);
    const failed = all.filter(({ state }) => state === 'failed' || state === 'interrupted');
    if (first === undefined || all.length < 2 || active.length + failed.length === 0) return [];
    return [{ id, kind: first.kind, active, failed, endedCount: all.length - active.length, total: all.length }];
  });
}
