import { Hono } from 'hono';
import { ASYNC_SPEECH_PATH, ASYNC_SPEECH_QUERY_PATH, SPEECH_PATH } from '../../../shared/service-api/speech.ts';
import { SPEECH_LIMITS } from '../../../shared/domain/speech/speech-options.ts';
import type { EngineEnvironment } from '../exchange.ts';
import { rateLimit } from '../guards/rate-limit.ts';
import { querySpeech, submitSpeech, type AsyncSpeechDeps } from './tasks/async-speech.ts';
import type { SpeechDeps } from './speech-deps.ts';
import { textToSpeech } from './text-to-speech.ts';

/** Speech at once and in tasks (service.md; gaps.md part 2). */
export function speechRoutes(deps: SpeechDeps & AsyncSpeechDeps): Hono<EngineEnvironment> {
  const routes = new Hono<EngineEnvironment>();
  const queryLimit = rateLimit({ most: SPEECH_LIMITS.queriesPerSecond, windowMs: 1000, now: deps.now });
  routes.post(SPEECH_PATH, textToSpeech(deps));
  routes.post(ASYNC_SPEECH_PATH, submitSpeech(deps));
  routes.get(ASYNC_SPEECH_QUERY_PATH, queryLimit, querySpeech(deps));
  return routes;
}
