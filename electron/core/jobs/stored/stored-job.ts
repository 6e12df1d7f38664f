import type { Job } from '../../../../shared/domain/jobs/job.ts';
import type { WaitReason } from '../../../../shared/domain/jobs/job-facts.ts';
import { type JobLane } from '../../../../shared/domain/jobs/job-kinds.ts';

/** What a queued job waits out before it may begin again: see WaitReason. */
export type StoredWait = { reason: WaitReason; untilMs: number | null; attempt: number };

/** A job as it is stored. What else a Job has is found out when it is shown. */
export type StoredJob = Omit<
  Job,
  | 'source'
  | 'results'
  | 'resultCount'
  | 'wait'
  | 'position'
  | 'canRunLocally'
  | 'mayBeBilled'
  | 'runningSinceMs'
  | 'hasFiles'
  | 'usual'
> & {
  lane: JobLane;
  request: Record<string, unknown>;
  owner: string;
  interruptions: number;
  waitsFor: StoredWait | null;
};
