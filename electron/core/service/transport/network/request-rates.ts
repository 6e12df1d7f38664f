import type { JobWait, RateUse } from '../../../../../shared/domain/jobs/job-facts.ts';
import {
  documentedRate,
  type RateLimit,
  type RateOperation,
  rateOperation,
} from '../../../../../shared/service-api/rate-limits.ts';
import { cancelled } from '../http-exchange.ts';

/** What a service counts requests of. */
export type RateKey = { baseUrl: string; path: string; model: string | null };

/** Who waits for a turn. */
export type RateTurn = { signal: AbortSignal; onWaiting?: (wait: JobWait | null) => void };

/** The rates of one account: one bucket for each model and operation, shared by all that asks. */
export interface RequestRates {
  /** Resolves when a request may be sent, in the order of asking. Throws CANCELLED when the signal aborts before. */
  turn(key: RateKey, turn: RateTurn): Promise<void>;
  /** The service refused one for its rate: nothing of this key is sent before `untilMs` (Unix ms). */
  refuse(key: RateKey, untilMs: number): void;
  /** What is limited at this moment: by a documented rate of which something is used, or by a refusal. */
  list(): RateUse[];
}

type Bucket = {
  operation: RateOperation;
  model: string | null;
  limit: RateLimit | null;
  /** Unix ms of the requests within the window, oldest first. */
  sent: number[];
  blockedUntilMs: number;
  last: Promise<unknown>;
};

/** Starts with nothing sent. The count is of a sliding window, so that no minute has more, wherever the service begins its own. */
export function createRequestRates(rateOf = documentedRate): RequestRates {
  const buckets = new Map<string, Bucket>();
  const bucketOf = ({ baseUrl, path, model }: RateKey): Bucket => {
    const operation = rateOperation(path);
    // What has no name of its own is counted by its path.
    const name = JSON.stringify([baseUrl, operation === 'other' ? path : operation, model]);
    const limit = rateOf({ baseUrl, operation, model });
    const found = buckets.get(name) ?? {
      operation,
      model,
      limit,
      sent: [],
      blockedUntilMs: 0,
      last: Promise.resolve(),
    };
    buckets.set(name, found);
    return found;
  };
  return {
    turn: async (key, { signal, onWaiting }) => {
      const bucket = bucketOf(key);
      let hasWaited = false;
      const tell = (untilMs: number) => {
        hasWaited = true;
        onWaiting?.({ reason: 'rate_limit', untilMs, attempt: 0, attempts: null });
      };
      const untilMs = nextAt(bucket);
      // Also behind others, where it is the least that is left to wait.
      if (untilMs !== null) tell(untilMs);
      const turn = bucket.last.then(() => take(bucket, signal, tell));
      // One that gives up does not hold back those behind it.
      bucket.last = turn.catch(() => undefined);
      await turn;
      if (hasWaited) onWaiting?.(null);
    },
    refuse: (key, untilMs) => {
      const bucket = bucketOf(key);
      bucket.blockedUntilMs = Math.max(bucket.blockedUntilMs, untilMs);
    },
    list: () => [...buckets.values()].map(useOf).filter(({ used, nextAtMs }) => used > 0 || nextAtMs !== null),
  };
}

async function take(bucket: Bucket, signal: AbortSignal, tell: (untilMs: number) => void): Promise<void> {
  for (;;) {
    if (signal.aborted) throw cancelled();
    const untilMs = nextAt(bucket);
    if (untilMs === null) break;
    tell(untilMs);
    await untilTime(untilMs, signal);
  }
  bucket.sent.push(Date.now());
}

/** Resolves at a Unix time in ms, or when the signal aborts. */
const untilTime = (untilMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, untilMs - Date.now());
    signal.addEventListener('abort', end);
  });

/** When the next request may be sent, in Unix ms; null for now. */
function nextAt(bucket: Bucket): number | null {
  const nowMs = Date.now();
  const { limit, blockedUntilMs } = bucket;
  if (limit === null) bucket.sent = [];
  else bucket.sent = bucket.sent.filter((sentAtMs) => sentAtMs > nowMs - limit.windowMs);
  const oldest = limit !== null && bucket.sent.length >= limit.count ? bucket.sent.at(-limit.count) : undefined;
  const freeAtMs = oldest === undefined || limit === null ? 0 : oldest + limit.windowMs;
  const untilMs = Math.max(freeAtMs, blockedUntilMs);
  return untilMs > nowMs ? untilMs : null;
}

function useOf(bucket: Bucket): RateUse {
  const nextAtMs = nextAt(bucket);
  const { operation, model, limit, sent } = bucket;
  return {
    operation,
    model,
    count: limit?.count ?? null,
    windowMs: limit?.windowMs ?? null,
    used: sent.length,
    nextAtMs,
  };
}
