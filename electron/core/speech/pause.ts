import { setTimeout as sleep } from 'node:timers/promises';
import type { JobContext } from '../jobs/job-work.ts';

/** Lets a job wait and says so. Throws when the job is stopped meanwhile. */
export async function pause({ wait, signal }: Pick<JobContext, 'wait' | 'signal'>, delayMs: number): Promise<void> {
  wait(Date.now() + delayMs);
  await sleep(delayMs, undefined, { signal });
  wait(null);
}
