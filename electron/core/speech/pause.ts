import { setTimeout as sleep } from 'node:timers/promises';
import type { JobContext } from '../jobs/job-work.ts';
import { waitAfter } from '../service/transport/network/with-retries.ts';

/** Lets a job wait after a failure and says so. Throws when the job is stopped meanwhile. */
export async function pause(
  { wait, signal }: Pick<JobContext, 'wait' | 'signal'>,
  { error, delayMs, attempt, attempts }: { error: unknown; delayMs: number; attempt: number; attempts: number },
): Promise<void> {
  wait(waitAfter(error, { delayMs, attempt, attempts }));
  await sleep(delayMs, undefined, { signal });
  wait(null);
}
