import type { JobId } from '../../../../shared/domain/ids.ts';
import type { Job } from '../../../../shared/domain/jobs/job.ts';
import { client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { useGeneration } from '../document/generation-query.ts';
import { texts } from '../texts.ts';
import { jobsOfScript } from './script-jobs.ts';

/** The jobs of the open script, see `jobsOfScript`. */
export function useGenerationJobs(open: OpenScript): { jobIds: readonly JobId[]; job: Job | null } {
  return jobsOfScript(open.script.id, useGeneration(), useJobs());
}

/** Stops jobs; what is finished stays. */
export async function stopGenerating(jobIds: readonly JobId[]): Promise<void> {
  try {
    await Promise.all(jobIds.map((id) => client.jobs.cancel({ id })));
  } catch (error) {
    showFailureToast(texts.generation.notStopped, error);
  }
}
