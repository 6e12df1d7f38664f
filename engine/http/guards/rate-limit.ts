import { createMiddleware } from 'hono/factory';
import type { EngineEnvironment } from '../exchange.ts';
import { ServiceError } from '../service-error.ts';

const MINUTE_MS = 60_000;

/** Lets so many requests through in any 60 seconds and answers the rest with 429 and `Retry-After`; null is no limit. */
export const rateLimit = (perMinute: number | null, now: () => number) => {
  let admitted: number[] = [];
  return createMiddleware<EngineEnvironment>(async (_context, next) => {
    if (perMinute !== null) {
      const time = now();
      admitted = admitted.filter((earlier) => earlier > time - MINUTE_MS);
      if (admitted.length >= perMinute) {
        const retryAfterSeconds = Math.max(1, Math.ceil((admitted[0]! + MINUTE_MS - time) / 1000));
        throw new ServiceError(429, 'Rate limit exceeded, retry later', { reason: 'RATE_LIMITED', retryAfterSeconds });
      }
      admitted.push(time);
    }
    await next();
  });
};
