import { Hono } from 'hono';
import { SPEAKER_LABELS_PATH } from '../../shared/service-api/speaker-labels.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Recognizer } from '../recognition/recognizer.ts';
import { createAdmissions, type WorkKind } from './admission/engine-admissions.ts';
import type { AdmissionLimits } from './admission/admission.ts';
import { errorResponse } from './envelopes.ts';
import type { EngineContext, EngineEnvironment } from './exchange.ts';
import { fileLink, fileRoutes, LINK_PATH, RESULT_PATH, resultLink } from './files/file-routes.ts';
import { admit, admitByPath } from './guards/admit.ts';
import { authentication } from './guards/authentication.ts';
import { hostCheck } from './guards/host-check.ts';
import { rateLimit } from './guards/rate-limit.ts';
import { trace } from './guards/trace.ts';
import { ServiceError } from './service-error.ts';
import type { Speech } from './speech/open-speech.ts';
import { createRecognisedVoices } from './transcription/recognised-voices.ts';
import { createRecognitionCache } from './transcription/recognition-cache.ts';
import { speakerLabels } from './transcription/speaker-labels.ts';
import { speechToText } from './transcription/speech-to-text.ts';

/** What the routes need. `ratePerMinute` null sets no limit. */
export type EngineAppDeps = {
  key: string;
  recognizer: Recognizer;
  files: FileStore;
  speech: Pick<Speech, 'routes' | 'results'>;
  temporaryFolder: string;
  ratePerMinute: number | null;
  /** Limits that replace those of `ADMISSION_LIMITS`. */
  admission?: Partial<Record<WorkKind, AdmissionLimits>>;
  now: () => number;
  /** Told of errors that are the engine's own fault; must not carry what users said. */
  onError: (error: unknown, traceId: string) => void;
};

/** The interface as one web application: every route behind trace id, host check, key and rate limit. */
export function createEngineApp(deps: EngineAppDeps): Hono<EngineEnvironment> {
  const { recognizer, temporaryFolder } = deps;
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
  const doors = createAdmissions(deps.admission);
  app.get(`${LINK_PATH}/:token`, admit(doors.downloads), fileLink(deps.files));
  app.get(`${RESULT_PATH}/:name`, admit(doors.downloads), resultLink(deps.speech.results));
  app.use(authentication(deps.key));
  app.use(rateLimit({ most: deps.ratePerMinute, windowMs: 60_000, now: deps.now }));
  app.use(admitByPath(doors));
  const cache = createRecognitionCache(recognizer);
  const voices = createRecognisedVoices();
  app.post('/v1/speech_to_text', speechToText({ cache, voices, temporaryFolder }));
  app.post(SPEAKER_LABELS_PATH, speakerLabels({ recognizer, voices, temporaryFolder }));
  app.route('/v1/files', fileRoutes({ store: deps.files, temporaryFolder, probe: recognizer.probe }));
  app.route('/', deps.speech.routes);
  return app;
}
