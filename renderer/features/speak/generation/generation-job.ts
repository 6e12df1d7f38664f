import type { JobId } from '../../../../shared/domain/ids.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import { client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { showFailureToast } from '../../../ui/feedback/failure-toast.ts';
import type { OpenScript } from '../document/open-script.ts';
import { useGeneration } from '../document/generation-query.ts';
import { texts } from '../texts.ts';

/**
 * All jobs that make lines of the open script or wait for it, none when nothing is made, and the one that makes them now or the
 * next that waits. Lines and jobs are told apart: for a moment there may be the one without the other.
 */
export function useGenerationJobs(open: OpenScript): { jobIds: readonly JobId[]; job: Job | null } {
  const generation = useGeneration();
  const jobs = useJobs();
  const ids = new Set(generation.filter(({ state }) => state !== 'failed').map(({ jobId }) => jobId));
  const mine = jobs.filter(
    (job) => isActiveJob(job) && job.kind === 'speak' && (ids.has(job.id) || job.itemId === open.script.id),
  );
  const job = mine.find(({ state }) => state === 'running') ?? mine.at(-1) ?? null;
  return { jobIds: [...new Set([...ids, ...mine.map(({ id }) => id)])], job };
}

/** Stops jobs; what is finished stays. */
export async function stopGenerating(jobIds: readonly JobId[]): Promise<void> {
  try {
    await Promise.all(jobIds.map((id) => client.jobs.cancel({ id })));
  } catch (error) {
    showFailureToast(texts.generation.notStopped, error);
  }
}
