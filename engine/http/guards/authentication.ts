import { createHash, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { EngineEnvironment } from '../exchange.ts';
import { ServiceError } from '../service-error.ts';

/** Demands `Authorization: Bearer <key>` (service.md, Authentication). Digests of equal length are compared in constant time. */
export const authentication = (key: string) => {
  const expected = digest(key);
  return createMiddleware<EngineEnvironment>(async (context, next) => {
    const match = /^Bearer +(\S+) *$/i.exec(context.req.header('Authorization') ?? '');
    if (!match || !timingSafeEqual(digest(match[1]!), expected)) {
      const message = "login fail: Please carry the API secret key in the 'Authorization' field of the request header";
      throw new ServiceError(401, message, { reason: 'KEY_REJECTED' });
    }
    await next();
  });
};

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
