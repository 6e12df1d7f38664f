import type { ClipGeneration } from '../../../../shared/domain/generation/clips/clip-generation.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import { useJobs } from '../../../api/jobs.ts';
import { useClipsState } from '../results/clips-context.tsx';

/** Cards of requests that have failed: older ones are in Tasks. */
const MOST_FAILED = 3;

/** A request without a clip, and its task. */
export type TaskCardFacts = { generation: ClipGeneration; job: Job };

/** Requests without a clip that the panel shows: see cardsOf. */
export function useTaskCards(): TaskCardFacts[] {
  const jobs = useJobs();
  return cardsOf(useClipsState().open, jobs);
}

/** Whether a clip is on its way. */
export function useIsUnderWay(): boolean {
  const jobs = useJobs();
  return useClipsState().open.some((generation) => isUnderWay(generation, jobs));
}

/** Not ended as of the request or as of its task: either may be of a later moment. */
export const isUnderWay = ({ jobId, hasEnded }: ClipGeneration, jobs: readonly Job[]): boolean =>
  !hasEnded || jobs.some((job) => job.id === jobId && isActiveJob(job));

/** All that is under way, and the newest that have failed. One whose task was removed from Tasks is forgotten here, too. */
export function cardsOf(open: readonly ClipGeneration[], jobs: readonly Job[]): TaskCardFacts[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const cards = open.flatMap((generation): TaskCardFacts[] => {
    const job = byId.get(generation.jobId);
    // Done, as of a later moment than the request: its clip is about to be read.
    return job && (job.state !== 'done' || generation.hasEnded) ? [{ generation, job }] : [];
  });
  const active = cards.filter(({ job }) => isActiveJob(job));
  return [...active, ...cards.filter(({ job }) => !isActiveJob(job)).slice(0, MOST_FAILED)];
}
