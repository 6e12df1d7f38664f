import { createMiddleware } from 'hono/factory';
import type { EngineEnvironment } from '../exchange.ts';
import { ServiceError } from '../service-error.ts';

/** So many requests in any stretch of so many ms; `most` null is no limit. `now` gives Unix ms. */
export type RateLimit = { most: number | null; windowMs: number; now: () => number };

/** Lets the requests within the limit through and answers the rest with 429 and `Retry-After`. */
export const rateLimit = ({ most, windowMs, now }: RateLimit) => {
  let admitted: number[] = [];
  return createMiddleware<EngineEnvironment>(async (_context, next) => {
    if (most !== null) {
      const time = now();
      admitted = admitted.filter((earlier) => earlier > time - windowMs);
      if (admitted.length >= most) {
        const retryAfterSeconds = Math.max(1, Math.ceil((admitted[0]! + windowMs - time) / 1000));
        throw new ServiceError(429, 'Rate limit exceeded, retry later', { reason: 'RATE_LIMITED', retryAfterSeconds });
      }
      admitted.push(time);
    }
    await next();
  });
};
