import { setTimeout as sleep } from 'node:timers/promises';
import { type FailureCode, failureRecord } from '../../../../../shared/domain/failures/failure.ts';
import type { JobWait, WaitReason } from '../../../../../shared/domain/jobs/job-facts.ts';
import { ServiceFailure } from '../../service-failure.ts';
import { cancelled } from '../http-exchange.ts';

/** How often and how long to wait. */
export type RetryPolicy = { attempts: number; firstDelayMs: number; longestDelayMs: number };

/** Used unless a caller says otherwise. */
export const DEFAULT_RETRY_POLICY: RetryPolicy = { attempts: 4, firstDelayMs: 1000, longestDelayMs: 120_000 };

/**
 * A rate is counted per minute (gaps.md, rate limits): the delays after a refused rate, 20 times as long as after other
 * failures, outlast a minute together even when each is as short as it can be.
 */
const RATE_LIMIT_FACTOR = 20;

/** What accompanies a request that may be tried again. `onWaiting` is told of each pause before it begins, and null after it. */
export type RetryOptions = {
  policy: RetryPolicy;
  signal: AbortSignal;
  onWaiting?: ((wait: JobWait | null) => void) | undefined;
  /** A rate was refused; the next try is at this Unix time in ms. */
  onRefused?: (untilMs: number) => void;
};

/**
 * Runs a request and tries again after failures that pass, waiting as long as the service asks, or twice as long each
 * time with jitter. Never repeats a request that may have been received and billed although no answer came.
 */
export async function withRetries<Result>(run: () => Promise<Result>, options: RetryOptions): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const delayMs = attempt < options.policy.attempts ? delayAfter(error, attempt, options.policy) : null;
      if (delayMs === null) throw error;
      options.onWaiting?.(waitAfter(error, { delayMs, attempt, attempts: options.policy.attempts }));
      if (failureRecord(error).code === 'RATE_LIMITED') options.onRefused?.(Date.now() + delayMs);
      await pause(delayMs, options.signal);
      options.onWaiting?.(null);
    }
  }
}

/** The pause of `delayMs` that follows a failed try, in the words of jobs. */
export function waitAfter(
  error: unknown,
  { delayMs, attempt, attempts }: { delayMs: number; attempt: number; attempts: number },
): JobWait {
  const { code } = failureRecord(error);
  const reasons: Partial<Record<FailureCode, WaitReason>> = {
    RATE_LIMITED: 'rate_limit',
    NETWORK_UNREACHABLE: 'network',
  };
  return { reason: reasons[code] ?? 'service_busy', untilMs: Date.now() + delayMs, attempt, attempts };
}

function delayAfter(error: unknown, attempt: number, policy: RetryPolicy): number | null {
  if (!(error instanceof ServiceFailure) || !error.isRetryable || error.mayHaveReachedService) return null;
  if (error.retryAfterMs !== null) return error.retryAfterMs <= policy.longestDelayMs ? error.retryAfterMs : null;
  const firstMs = policy.firstDelayMs * (error.code === 'RATE_LIMITED' ? RATE_LIMIT_FACTOR : 1);
  const fullMs = Math.min(policy.longestDelayMs, firstMs * 2 ** (attempt - 1));
  return fullMs * (0.5 + Math.random() / 2);
}

async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(delayMs, undefined, { signal });
  } catch (error) {
    if (signal.aborted) throw cancelled();
    throw error;
  }
}
