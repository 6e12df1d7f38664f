import { Hono } from 'hono';
import { VOICE_PATHS } from '../../../shared/service-api/voices.ts';
import type { EngineEnvironment } from '../exchange.ts';
import { cloneVoice } from './clone-voice.ts';
import { designVoice } from './design-voice.ts';
import { deleteVoice, listVoices } from './list-voices.ts';
import type { VoiceDeps } from './voice-deps.ts';

/** Voices: list, delete, clone, design (service.md; gaps.md part 2). */
export function voiceRoutes(deps: VoiceDeps): Hono<EngineEnvironment> {
  const routes = new Hono<EngineEnvironment>();
  routes.post(VOICE_PATHS.list, listVoices(deps));
  routes.post(VOICE_PATHS.remove, deleteVoice(deps));
  routes.post(VOICE_PATHS.clone, cloneVoice(deps));
  routes.post(VOICE_PATHS.design, designVoice(deps));
  return routes;
}
