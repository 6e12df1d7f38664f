import { useEffect, useRef } from 'react';
import type { JobId } from '../../../../shared/domain/ids.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import { useJobs } from '../../../api/jobs.ts';
import { jobRoute } from '../../../ui/kinds/job-route.ts';
import { navigate } from '../../../ui/layout/navigation.ts';

/** Shows the result of a task in its panel when it is done, where that was asked for. Once in the frame. */
export function useOpenWhenDone(): void {
  const jobs = useJobs();
  const awaited = useRef<ReadonlySet<JobId>>(new Set());
  useEffect(() => {
    const done = jobs.find((job) => awaited.current.has(job.id) && opensNow(job));
    awaited.current = new Set(jobs.filter((job) => job.whenDone === 'open' && isActiveJob(job)).map(({ id }) => id));
    const route = done === undefined ? null : jobRoute(done);
    if (route !== null) navigate(route.panel, ...route.path);
  }, [jobs]);
}

/** What ended before this window saw it at work is not opened: nobody waits for it here. */
const opensNow = ({ state, whenDone }: Job): boolean => state === 'done' && whenDone === 'open';
