import { setTimeout as sleep } from 'node:timers/promises';

/** Lets queries through at a bounded rate, in the order in which they came. */
export interface QueryLimiter {
  /** Resolves when it is the caller's turn. Throws the signal's reason when it aborts before. */
  turn(signal: AbortSignal): Promise<void>;
}

/**
 * At most `count` turns begin within any `windowMs`. The service allows 10 queries a second for one account, whatever asks
 * (service.md, limits), so one limiter is shared by all.
 */
export function createQueryLimiter(count: number, windowMs: number, now = () => performance.now()): QueryLimiter {
  const begun: number[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const take = async (signal: AbortSignal) => {
    for (;;) {
      signal.throwIfAborted();
      const oldest = begun.length < count ? undefined : begun[begun.length - count];
      const waitMs = oldest === undefined ? 0 : oldest + windowMs - now();
      if (waitMs <= 0) break;
      await sleep(waitMs, undefined, { signal });
    }
    begun.push(now());
    if (begun.length > count) begun.shift();
  };
  return {
    turn(signal) {
      const turn = last.then(() => take(signal));
      // One that gives up does not hold back those behind it.
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
