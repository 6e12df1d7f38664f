import { useMemo } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isActiveJob, type Job, type JobKind } from '../../../../shared/domain/jobs/job.ts';
import { useJobs } from '../../../api/jobs.ts';

/** Tasks of a kind about a transcript: those under way, and the newest one if it failed. */
export function useProposalJobs(kind: JobKind, id: ItemId): { running: Job[]; failed: Job | null } {
  const jobs = useJobs();
  return useMemo(() => {
    const mine = jobs.filter((job) => job.kind === kind && job.itemId === id);
    const [newest] = mine.toSorted((a, b) => b.createdAtMs - a.createdAtMs);
    return { running: mine.filter(isActiveJob), failed: newest?.state === 'failed' ? newest : null };
  }, [jobs, kind, id]);
}
