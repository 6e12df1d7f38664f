import { isActiveJob, type Job } from '../../../shared/domain/jobs/job.ts';

/** Share of the work that is done, 0 to 1; null when nothing runs, 2 (an endless bar) where nobody knows how much there is. */
export function overallProgress(jobs: readonly Job[]): number | null {
  const active = jobs.filter(isActiveJob);
  if (active.length === 0) return null;
  const shares = active.map(({ progress: { done, total } }) => (total === null || total === 0 ? null : done / total));
  if (shares.every((share) => share === null)) return 2;
  return shares.reduce<number>((sum, share) => sum + Math.min(1, share ?? 0), 0) / shares.length;
}
