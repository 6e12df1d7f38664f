import { setTimeout as sleep } from 'node:timers/promises';
import { failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { JobContext, JobWork } from '../job-work.ts';

const ATTEMPTS = 3;
/** An engine that is ending may still accept a connection and drop it: without a pause all attempts would meet the same one. */
const FIRST_PAUSE_MS = 1000;

/** Whether an error says that an engine ended before it had answered: when it was killed, or when its program quit. */
export function isEngineGone(error: unknown): boolean {
  const { code } = failureRecord(error);
  return code === 'NETWORK_UNREACHABLE' || code === 'ENGINE_UNAVAILABLE' || code === 'WORKER_DIED';
}

/**
 * Work that is begun again where the local engine ended under it, which costs nothing: with it, work of this program goes
 * on when the program whose engine it used has quit. Only for work that finds what its earlier run made.
 */
export function survivingEngineLoss(run: JobWork['run']): JobWork['run'] {
  return async (context: JobContext) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run(context);
      } catch (error) {
        const isFree = context.engine === 'local';
        if (!isFree || !isEngineGone(error) || attempt === ATTEMPTS || context.signal.aborted) throw error;
        await sleep(FIRST_PAUSE_MS * attempt, undefined, { signal: context.signal });
      }
    }
  };
}
