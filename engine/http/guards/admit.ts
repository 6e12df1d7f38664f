import { createMiddleware } from 'hono/factory';
import type { MiddlewareHandler } from 'hono';
import type { Admission } from '../admission/admission.ts';
import { QUESTIONS, type Admissions } from '../admission/admissions.ts';
import type { EngineRoute } from '../capability.ts';
import type { EngineEnvironment } from '../exchange.ts';
import { ServiceError } from '../service-error.ts';

/** About as long as a short piece of work takes, seconds. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Gives a request its place among those of its kind and answers 429 when all are taken (service.md, Errors; gaps.md G26).
 * The place is free when the answer is out or the client has hung up, and the handler is done.
 */
export function admit(admission: Admission, begins?: EngineRoute['begins']): MiddlewareHandler<EngineEnvironment> {
  return createMiddleware<EngineEnvironment>(async (context, next) => {
    const place = admission.enter();
    if (!place) {
      throw new ServiceError(429, 'Too many requests at once, retry later', {
        reason: 'RATE_LIMITED',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
    const { outgoing } = context.env;
    const gone = context.get('gone');
    const closed = new Promise<void>((resolve) => {
      if (gone.aborted || outgoing.destroyed) resolve();
      else outgoing.once('close', resolve);
    });
    const begin = async (isUrgent = false) => place.begin(gone, isUrgent);
    context.set('begin', begin);
    try {
      // A client that sends slowly keeps none of those waiting that have sent.
      if (begins !== 'after-upload') await begin();
      await next();
    } finally {
      // Also a stream that goes on behind the handler holds its place until its last byte.
      void closed.then(() => place.leave());
    }
  });
}

/** `admit` with the door that belongs to the path of the request, also where no route answers it. */
export function admitByPath(routes: readonly EngineRoute[], doors: Admissions): MiddlewareHandler<EngineEnvironment> {
  const guards = new Map(routes.map(({ path, work = QUESTIONS, begins }) => [path, admit(doors.of(work), begins)]));
  const otherwise = admit(doors.of(QUESTIONS));
  return createMiddleware<EngineEnvironment>(async (context, next) =>
    (guards.get(context.req.path) ?? otherwise)(context, next),
  );
}
