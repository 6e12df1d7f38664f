import { useMemo } from 'react';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import type { TranscriptRow } from '../../../../shared/domain/transcript/transcript-change.ts';
import { api, client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { useSearchedList } from '../../../api/searched-list.ts';

/** The transcripts that match a search, newest first, with the next page on request. */
export const useHistory = (search: string) =>
  useSearchedList(search, { key: api.transcripts.list.key(), list: (page) => client.transcripts.list(page) });

/** The newest job of each transcript. */
export function useJobsByTranscript(): (row: Pick<TranscriptRow, 'id' | 'jobId'>) => Job | null {
  const jobs = useJobs();
  return useMemo(() => {
    const byId = new Map<JobId, Job>(jobs.map((job) => [job.id, job]));
    const byItem = new Map<ItemId, Job>();
    for (const job of jobs) if (job.itemId !== null && !byItem.has(job.itemId)) byItem.set(job.itemId, job);
    return ({ id, jobId }) => {
      const named = jobId === null ? undefined : byId.get(jobId);
      return named ?? byItem.get(id) ?? null;
    };
  }, [jobs]);
}
