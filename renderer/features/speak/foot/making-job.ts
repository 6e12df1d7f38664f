import { useEffect, useRef } from 'react';
import { isActiveJob, type Job } from '../../../../shared/domain/job.ts';
import { client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { type OpenScript, useMaking } from '../speak-context.tsx';
import { texts } from './foot-texts.ts';

/**
 * Whether lines of the open script are being made or wait for it, and the job that makes them now or the next that waits. Lines
 * and jobs are told apart: for a moment there may be the one without the other.
 */
export function useMakingJob(open: OpenScript): { isMaking: boolean; job: Job | null } {
  const making = useMaking();
  const jobs = useJobs();
  const ids = new Set(making.filter(({ state }) => state !== 'failed').map(({ jobId }) => jobId));
  const mine = jobs.filter(
    (job) => isActiveJob(job) && job.kind === 'speak' && (ids.has(job.id) || job.itemId === open.script.id),
  );
  const job = mine.find(({ state }) => state === 'running') ?? mine.at(-1) ?? null;
  return { isMaking: job !== null || ids.size > 0, job };
}

/** Stops all that is being made of the script; what is finished stays. */
export function useStopMaking(): () => Promise<void> {
  const making = useMaking();
  const latest = useRef(making);
  useEffect(() => {
    latest.current = making;
  });
  return async () => {
    const ids = new Set(latest.current.filter(({ state }) => state !== 'failed').map(({ jobId }) => jobId));
    try {
      await Promise.all([...ids].map((id) => client.jobs.cancel({ id })));
    } catch (error) {
      tellFailure(texts.notStopped, error);
    }
  };
}
