import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../../shared/domain/failures/failure.ts';
import { NO_ANSWER, ServiceFailure, type ServiceFailureFacts } from '../../service-failure.ts';
import { type RetryPolicy, withRetries } from './with-retries.ts';

// The clock of a test turns only the timers of the page: those of Node that resolve are made of them.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _value: undefined, { signal }: { signal: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    }),
}));

const POLICY: RetryPolicy = { attempts: 4, firstDelayMs: 1000, longestDelayMs: 120_000 };

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failure = (facts: Partial<ServiceFailureFacts>, code: 'SERVICE_FAILED' | 'RATE_LIMITED' = 'SERVICE_FAILED') =>
  new ServiceFailure(code, 'It failed.', { facts: { ...NO_ANSWER, isRetryable: true, ...facts } });

/** Runs what fails with each of these in turn, then succeeds; jitter is the shortest (0) or the longest (1). */
async function run(errors: Error[], { jitter = 1, signal = new AbortController().signal } = {}) {
  vi.spyOn(Math, 'random').mockReturnValue(jitter);
  const begunAtS: number[] = [];
  const waits: unknown[] = [];
  const refused: number[] = [];
  const outcome = withRetries(
    async () => {
      begunAtS.push(Date.now() / 1000);
      const error = errors[begunAtS.length - 1];
      if (error) throw error;
      return 'done';
    },
    { policy: POLICY, signal, onWaiting: (wait) => waits.push(wait), onRefused: (untilMs) => refused.push(untilMs) },
  ).catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(1_000_000);
  return { outcome: await outcome, begunAtS, waits, refused };
}

describe('a request that failed', () => {
  it('is tried again after pauses that double, at most four times in all', async () => {
    const busy = failure({ httpStatus: 503 });
    const { outcome, begunAtS } = await run([busy, busy, busy, busy, busy]);
    expect([outcome, begunAtS]).toEqual([busy, [0, 1, 3, 7]]);
    expect((await run([busy, busy, busy], { jitter: 0 })).begunAtS.map((at) => at - 1000)).toHaveLength(4);
  });

  it('is not sent again where it may have been received, or will fail again, or is no failure of a service', async () => {
    const errors = [
      failure({ mayHaveReachedService: true }),
      failure({ isRetryable: false }),
      new Failure('NETWORK_UNREACHABLE', 'No network.'),
      new Failure('KEY_MISSING', 'No key.'),
      new TypeError('a fault of ours'),
    ];
    for (const error of errors) {
      vi.setSystemTime(0);
      const { outcome, begunAtS, waits } = await run([error]);
      expect([outcome, begunAtS, waits]).toEqual([error, [0], []]);
    }
  });

  it('waits as long as the service asks, up to two minutes and not a moment longer', async () => {
    expect((await run([failure({ retryAfterMs: 0 }), failure({ retryAfterMs: 120_000 })])).begunAtS).toEqual([
      0, 0, 120,
    ]);
    vi.setSystemTime(0);
    const tooLong = failure({ retryAfterMs: 120_001 });
    expect(await run([tooLong])).toMatchObject({ outcome: tooLong, begunAtS: [0] });
  });

  it('for its rate waits out more than a minute in all, and holds back all that asks for the same', async () => {
    const limited = failure({ httpStatus: 429 }, 'RATE_LIMITED');
    const { begunAtS, refused, waits } = await run([limited, limited, limited], { jitter: 0 });
    expect(begunAtS.at(-1)).toBeGreaterThan(60);
    expect(refused).toEqual(begunAtS.slice(1).map((at) => at * 1000));
    expect(waits[0]).toEqual({ reason: 'rate_limit', untilMs: 10_000, attempt: 1, attempts: 4 });
    expect(waits.at(-1)).toBeNull();
  });

  it('says what it waits for: a busy service, a network, a rate', async () => {
    const lost = new ServiceFailure('NETWORK_UNREACHABLE', 'Lost.', { facts: { ...NO_ANSWER, isRetryable: true } });
    const { waits, refused } = await run([failure({}), lost]);
    expect(waits.map((wait) => (wait as { reason: string } | null)?.reason ?? null)).toEqual([
      'service_busy',
      null,
      'network',
      null,
    ]);
    expect(refused).toEqual([]);
  });

  it('is given up at once when it is cancelled in a pause', async () => {
    const cancel = new AbortController();
    setTimeout(() => cancel.abort(), 500);
    const { outcome, begunAtS } = await run([failure({})], { signal: cancel.signal });
    expect(outcome).toMatchObject({ code: 'CANCELLED' });
    expect(begunAtS).toEqual([0]);
  });
});
