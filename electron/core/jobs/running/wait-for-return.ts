import { type FailureRecord, failureRecord } from '../../../../shared/domain/failures/failure.ts';
import type { StoredJob, StoredWait } from '../stored/stored-job.ts';

/** The first pause before the network is tried again, doubled with each try up to the longest. */
const FIRST_PAUSE_MS = 15_000;
/** No job waits longer for the network before it is tried again. */
export const LONGEST_PAUSE_MS = 300_000;

/**
 * What a job of the cloud waits out that failed for want of a key or a network; null where it fails. Not where the request
 * may have arrived: sending it again may be charged again, so that is for the user to decide. `attempt` counts waits in a row.
 */
export function waitForReturn(
  error: unknown,
  { engine, attempt, nowMs }: { engine: StoredJob['engine']; attempt: number; nowMs: number },
): StoredWait | null {
  if (engine !== 'cloud') return null;
  const { code, data } = failureRecord(error);
  // A key that is rejected is for the user to look at; one that is not there was there when the work was ordered.
  if (code === 'KEY_MISSING') return { reason: 'key', untilMs: null, attempt };
  if (code !== 'NETWORK_UNREACHABLE' || mayHaveArrived(data)) return null;
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempt - 1, 10));
  return { reason: 'network', untilMs: nowMs + pauseMs, attempt };
}

function mayHaveArrived(data: FailureRecord['data']): boolean {
  return data['mayHaveReachedService'] === true || data['mayHaveBeenCharged'] === true;
}
