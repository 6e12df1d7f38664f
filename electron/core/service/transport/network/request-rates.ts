import type { JobWait, RateUse } from '../../../../../shared/domain/jobs/job-facts.ts';
import {
  documentedRate,
  type RateLimit,
  type RateOperation,
  rateOperation,
} from '../../../../../shared/service-api/rate-limits.ts';
import { cancelled } from '../http-exchange.ts';
import { DEFAULT_RETRY_POLICY } from './with-retries.ts';

/** What a service counts requests of. */
export type RateKey = { baseUrl: string; path: string; model: string | null };

/** Who waits for a turn, and how many results the request asks for: one unless it says otherwise. */
export type RateTurn = { signal: AbortSignal; amount?: number; onWaiting?: (wait: JobWait | null) => void };

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
  /** Requests within the window, oldest first: when (Unix ms), and for how many results. */
  sent: { atMs: number; amount: number }[];
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
    turn: async (key, { signal, amount = 1, onWaiting }) => {
      const bucket = bucketOf(key);
      let hasWaited = false;
      const tell = (untilMs: number) => {
        hasWaited = true;
        onWaiting?.({ reason: 'rate_limit', untilMs, attempt: 0, attempts: null });
      };
      const untilMs = nextAt(bucket, amount);
      // Also behind others, where it is the least that is left to wait.
      if (untilMs !== null) tell(untilMs);
      const turn = bucket.last.then(() => take(bucket, { signal, amount, tell }));
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

type Take = { signal: AbortSignal; amount: number; tell: (untilMs: number) => void };

async function take(bucket: Bucket, { signal, amount, tell }: Take): Promise<void> {
  for (;;) {
    if (signal.aborted) throw cancelled();
    const untilMs = nextAt(bucket, amount);
    if (untilMs === null) break;
    tell(untilMs);
    await untilTime(untilMs, signal);
  }
  bucket.sent.push({ atMs: Date.now(), amount });
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

/** When the next request, for so many results, may be sent, in Unix ms; null for now. */
function nextAt(bucket: Bucket, amount = 1): number | null {
  const nowMs = Date.now();
  const { limit } = bucket;
  fitToClock(bucket, nowMs);
  if (limit === null) bucket.sent = [];
  else bucket.sent = bucket.sent.filter(({ atMs }) => atMs > nowMs - limit.windowMs);
  const freeAtMs = limit === null ? 0 : Math.max(roomForRequest(bucket, limit), roomForResults(bucket, limit, amount));
  const untilMs = Math.max(freeAtMs, bucket.blockedUntilMs);
  return untilMs > nowMs ? untilMs : null;
}

/** After the clock was set back, what was sent counts as sent now, and a refusal lasts no longer than one can. */
function fitToClock(bucket: Bucket, nowMs: number): void {
  for (const each of bucket.sent) each.atMs = Math.min(each.atMs, nowMs);
  bucket.blockedUntilMs = Math.min(bucket.blockedUntilMs, nowMs + DEFAULT_RETRY_POLICY.longestDelayMs);
}

/** When a request more is within the limit, in Unix ms; 0 for now. */
function roomForRequest({ sent }: Bucket, { count, windowMs }: RateLimit): number {
  const oldest = sent.length >= count ? sent.at(-count) : undefined;
  return oldest === undefined ? 0 : oldest.atMs + windowMs;
}

/** The same of its results. One that asks for more than the limit waits until nothing else is counted. */
function roomForResults({ sent }: Bucket, { amount: most, windowMs }: RateLimit, amount: number): number {
  if (most === undefined) return 0;
  let room = most - Math.min(amount, most);
  for (const each of sent.toReversed()) {
    room -= each.amount;
    if (room < 0) return each.atMs + windowMs;
  }
  return 0;
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
