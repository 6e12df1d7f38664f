import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ItemId, JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/job.ts';
import type { TranscriptRow } from '../../../../shared/domain/transcript-change.ts';
import { api, client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';

const PAGE = 100;
const TYPING_MS = 200;

/** The transcripts that match a search, newest first, with the next page on request. */
export function useHistory(search: string) {
  const [query, setQuery] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(search), TYPING_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const trimmed = query.trim();
  const pages = useInfiniteQuery({
    queryKey: [...api.transcripts.list.key(), 'history', trimmed],
    queryFn: ({ pageParam }) =>
      client.transcripts.list({
        limit: PAGE,
        ...(trimmed === '' ? {} : { query: trimmed }),
        ...(pageParam === null ? {} : { after: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.rows) ?? [], [pages.data]);
  return { ...pages, rows, query: trimmed };
}

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
