import { useQuery } from '@tanstack/react-query';
import { isActiveJob, type Job } from '../../shared/domain/jobs/job.ts';
import { api } from './client.ts';

const NONE: Job[] = [];
const options = api.jobs.list.queryOptions({ input: { limit: 200 } });

/** Jobs in the list of tasks, newest first; running and queued ones are always among them. */
export function useJobs(): Job[] {
  return useQuery(options).data ?? NONE;
}

/** Number of jobs that run, wait or are queued. */
export function useActiveJobCount(): number {
  return useQuery({ ...options, select: countActive }).data ?? 0;
}

function countActive(jobs: Job[]): number {
  return jobs.filter(isActiveJob).length;
}
