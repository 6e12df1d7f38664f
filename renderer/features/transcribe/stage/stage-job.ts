import { useMemo } from 'react';
import { isActiveJob, type Job } from '../../../../shared/domain/job.ts';
import type { Transcript } from '../../../../shared/domain/transcript.ts';
import { client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { tellFailure } from '../../../ui/feedback/tell-failure.ts';
import { texts } from '../texts.ts';

/** The newest job that recognises a transcript; the one that runs, and the one that could go on. */
export type StageJob = { newest: Job | null; running: Job | null; resumable: Job | null };

/** See StageJob. */
export function useStageJob(transcript: Transcript): StageJob {
  const jobs = useJobs();
  const { id, state } = transcript;
  return useMemo(() => {
    const mine = jobs.filter((job) => job.itemId === id && job.kind === 'transcribe');
    const newest = mine.toSorted((a, b) => b.createdAtMs - a.createdAtMs)[0] ?? null;
    const running = newest !== null && isActiveJob(newest) ? newest : null;
    // A recording that cannot be read will not be read by going on either.
    const isUnreadable = newest?.failure?.code.startsWith('AUDIO_') ?? false;
    const canGoOn = newest !== null && !isUnreadable && ['failed', 'cancelled', 'interrupted'].includes(newest.state);
    return { newest, running, resumable: canGoOn && state !== 'ready' ? newest : null };
  }, [jobs, id, state]);
}

/** Stops the job; what is written stays. */
export function stopJob(job: Job): void {
  client.jobs.cancel({ id: job.id }).catch((error: unknown) => tellFailure(texts.stage.notStopped, error));
}

/** Runs the job on from its last finished part. */
export function resumeJob(job: Job): void {
  client.jobs.resume({ id: job.id }).catch((error: unknown) => tellFailure(texts.stage.notResumed, error));
}
