import { ASYNC_SPEECH_PATH, ASYNC_SPEECH_QUERY_PATH, SPEECH_PATH } from '../../../shared/service-api/speech/speech.ts';
import { SPEECH_LIMITS } from '../../../shared/domain/speech/speech-options.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { EngineRoute } from '../capability.ts';
import { rateLimit } from '../guards/rate-limit.ts';
import { querySpeech, submitSpeech, type AsyncSpeechDeps } from './tasks/async-speech.ts';
import type { SpeechDeps } from './speech-deps.ts';
import { textToSpeech } from './text-to-speech.ts';

/** Each keeps the encoded sound of a whole text until its client has it. */
export const SPEECH_WORK: WorkKind = { name: 'speech', atOnce: 8, waiting: 24 };
/** Texts that are put down for later. */
const TASK_WORK: WorkKind = { name: 'tasks', atOnce: 8, waiting: 56 };

/** Speech at once and in tasks (service.md; gaps.md part 2). */
export function speechRoutes(deps: SpeechDeps & AsyncSpeechDeps): EngineRoute[] {
  const guard = rateLimit({ most: SPEECH_LIMITS.queriesPerSecond, windowMs: 1000, now: deps.now });
  return [
    { method: 'POST', path: SPEECH_PATH, handler: textToSpeech(deps), work: SPEECH_WORK },
    { method: 'POST', path: ASYNC_SPEECH_PATH, handler: submitSpeech(deps), work: TASK_WORK },
    { method: 'GET', path: ASYNC_SPEECH_QUERY_PATH, guard, handler: querySpeech(deps) },
  ];
}
