import { createMiddleware } from 'hono/factory';
import type { MiddlewareHandler } from 'hono';
import { ASYNC_SPEECH_PATH, SPEECH_PATH } from '../../../shared/service-api/speech.ts';
import { SPEAKER_LABELS_PATH } from '../../../shared/service-api/speaker-labels.ts';
import { VOICE_PATHS } from '../../../shared/service-api/voices.ts';
import type { Admission } from '../admission/admission.ts';
import type { Admissions, WorkKind } from '../admission/engine-admissions.ts';
import type { EngineEnvironment } from '../exchange.ts';
import { ServiceError } from '../service-error.ts';

/** About as long as a short piece of work takes, seconds. */
const RETRY_AFTER_SECONDS = 5;

/** When the work of a request begins: before its handler, or when the handler calls `begin`, having read an upload. */
type WorkBegin = 'before-handler' | 'after-upload';

const WORK_OF_PATH: Readonly<Record<string, { kind: WorkKind; begins?: WorkBegin }>> = {
  // A client that sends slowly keeps none of those waiting that have sent.
  '/v1/speech_to_text': { kind: 'recognition', begins: 'after-upload' },
  [SPEAKER_LABELS_PATH]: { kind: 'recognition', begins: 'after-upload' },
  '/v1/files/upload': { kind: 'uploads' },
  '/v1/files/retrieve_content': { kind: 'downloads' },
  [SPEECH_PATH]: { kind: 'speech' },
  [ASYNC_SPEECH_PATH]: { kind: 'tasks' },
  [VOICE_PATHS.clone]: { kind: 'voices' },
  [VOICE_PATHS.design]: { kind: 'voices' },
};

/**
 * Gives a request its place among those of its kind and answers 429 when all are taken (service.md, Errors; gaps.md G26).
 * The place is free when the answer is out or the client has hung up, and the handler is done.
 */
export function admit(
  admission: Admission,
  begins: WorkBegin = 'before-handler',
): MiddlewareHandler<EngineEnvironment> {
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
    const begin = async () => place.begin(gone);
    context.set('begin', begin);
    try {
      if (begins === 'before-handler') await begin();
      await next();
    } finally {
      // Also a stream that goes on behind the handler holds its place until its last byte.
      void closed.then(() => place.leave());
    }
  });
}

/** `admit` with the door that belongs to the path of the request. */
export function admitByPath(doors: Admissions): MiddlewareHandler<EngineEnvironment> {
  const guards = new Map(
    Object.entries(WORK_OF_PATH).map(([path, { kind, begins }]) => [path, admit(doors[kind], begins)]),
  );
  const otherwise = admit(doors.questions);
  return createMiddleware<EngineEnvironment>(async (context, next) =>
    (guards.get(context.req.path) ?? otherwise)(context, next),
  );
}
