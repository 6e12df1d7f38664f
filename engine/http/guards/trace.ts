import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { EngineEnvironment } from '../exchange.ts';

/** Gives each request its trace id, sent back in `Trace-Id`, and a signal that fires when the client hangs up. */
export const trace = createMiddleware<EngineEnvironment>(async (context, next) => {
  const traceId = randomBytes(16).toString('hex');
  const gone = new AbortController();
  const { outgoing } = context.env;
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  context.set('traceId', traceId);
  context.set('gone', gone.signal);
  await next();
  context.res.headers.set('Trace-Id', traceId);
});
