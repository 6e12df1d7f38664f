import { createMiddleware } from 'hono/factory';
import type { EngineEnvironment } from '../exchange.ts';
import { ServiceError } from '../service-error.ts';

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i;

/**
 * Refuses requests under any other name than loopback: a web page that points its own domain at 127.0.0.1 (DNS
 * rebinding) still sends its domain as Host. Refuses requests of web pages altogether for the same reason.
 */
export const hostCheck = createMiddleware<EngineEnvironment>(async (context, next) => {
  const host = context.req.header('Host') ?? '';
  if (!LOOPBACK.test(host)) throw new ServiceError(421, 'This engine answers on its loopback address only');
  const origin = context.req.header('Origin');
  if (origin && !LOOPBACK.test(origin.replace(/^https?:\/\//i, ''))) {
    throw new ServiceError(403, 'This engine does not answer web pages');
  }
  await next();
});
