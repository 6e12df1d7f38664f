import { useMemo } from 'react';
import type { ItemId } from '../../../../shared/domain/ids.ts';
import { isActiveJob, type Job } from '../../../../shared/domain/jobs/job.ts';
import type { Transcript, TranscriptState } from '../../../../shared/domain/transcript/transcript.ts';
import { client } from '../../../api/client.ts';
import { useJobs } from '../../../api/jobs.ts';
import { showFailureToast } from '../../../ui/feedback/toasts/failure-toast.ts';
import { texts } from '../texts.ts';

/** The newest job that recognises a transcript, the one that runs, and whether the transcript could go on. */
export type StageJob = { newest: Job | null; running: Job | null; canResume: boolean };

/** See StageJob. */
export function useStageJob(transcript: Pick<Transcript, 'id' | 'state'>): StageJob {
  const jobs = useJobs();
  const { id, state } = transcript;
  return useMemo(() => {
    const mine = jobs.filter((job) => job.itemId === id && job.kind === 'transcribe');
    const newest = mine.toSorted((a, b) => b.createdAtMs - a.createdAtMs)[0] ?? null;
    const running = newest !== null && isActiveJob(newest) ? newest : null;
    // Its task may have been dismissed: what is not whole can go on all the same.
    return { newest, running, canResume: running === null && canGoOn(state, newest) };
  }, [jobs, id, state]);
}

/** Whether a transcript whose newest job has ended can go on from its last finished part. */
export function canGoOn(state: TranscriptState, job: Job | null): boolean {
  // A recording that cannot be read will not be read by going on either.
  const isUnreadable = job?.failure?.code.startsWith('AUDIO_') ?? false;
  return (state === 'partial' || state === 'failed') && !isUnreadable;
}

/** Stops the job; what is written stays. */
export function stopJob(job: Job): void {
  client.jobs.cancel({ id: job.id }).catch((error: unknown) => showFailureToast(texts.stage.notStopped, error));
}

/** Runs a transcript on from its last finished part. */
export function resumeTranscript(id: ItemId): void {
  client.transcripts.resume({ id }).catch((error: unknown) => showFailureToast(texts.stage.notResumed, error));
}
