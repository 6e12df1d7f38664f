import { Hono } from 'hono';
import { createAdmissions, QUESTIONS, type LimitsByName } from './admission/admissions.ts';
import type { Capability, EngineRoute } from './capability.ts';
import { errorResponse } from './envelopes.ts';
import type { EngineContext, EngineEnvironment } from './exchange.ts';
import { admit, admitByPath } from './guards/admit.ts';
import { authentication } from './guards/authentication.ts';
import { hostCheck } from './guards/host-check.ts';
import { rateLimit } from './guards/rate-limit.ts';
import { trace } from './guards/trace.ts';
import { ServiceError } from './service-error.ts';

/** What the app answers with. `ratePerMinute` null sets no limit. */
export type EngineAppDeps = {
  key: string;
  capabilities: readonly Pick<Capability, 'routes'>[];
  ratePerMinute: number | null;
  /** Replaces limits of kinds of work. */
  admission?: LimitsByName;
  now: () => number;
  /** Told of errors that are the engine's own fault; must not carry what users said. */
  onError: (error: unknown, traceId: string) => void;
};

/**
 * The interface as one web application: every route behind trace id, host check, key and rate limit.
 * @throws Error when two capabilities answer the same operation
 */
export function createEngineApp(deps: EngineAppDeps): Hono<EngineEnvironment> {
  const app = new Hono<EngineEnvironment>();
  app.onError((error, context) => {
    const response = errorResponse(context, error);
    if (response.status >= 500 && !context.get('gone').aborted) deps.onError(error, context.get('traceId'));
    return response;
  });
  app.notFound((context: EngineContext) => {
    const message = `There is no ${context.req.method} ${context.req.path} here`;
    return errorResponse(context, new ServiceError(404, message, { code: 2013, keepsStatus: true }));
  });
  app.use(trace);
  app.use(hostCheck);
  const routes = routesOf(deps.capabilities);
  const doors = createAdmissions([QUESTIONS, ...routes.map(({ work = QUESTIONS }) => work)], deps.admission);
  const linked = routes.filter((route) => route.opensByLink);
  const keyed = routes.filter((route) => !route.opensByLink);
  for (const route of linked) {
    app.on(route.method, route.path, admit(doors.of(route.work ?? QUESTIONS), route.begins), route.handler);
  }
  app.use(authentication(deps.key));
  app.use(rateLimit({ most: deps.ratePerMinute, windowMs: 60_000, now: deps.now }));
  app.use(admitByPath(keyed, doors));
  for (const { method, path, guard, handler } of keyed) {
    if (guard) app.on(method, path, guard);
    app.on(method, path, handler);
  }
  return app;
}

function routesOf(capabilities: EngineAppDeps['capabilities']): EngineRoute[] {
  const routes = capabilities.flatMap((capability) => capability.routes);
  const operations = new Set<string>();
  for (const { method, path } of routes) {
    const operation = `${method} ${path}`;
    if (operations.has(operation)) throw new Error(`Two capabilities answer ${operation}`);
    operations.add(operation);
  }
  return routes;
}
