import { VOICE_PATHS } from '../../../shared/service-api/speech/voices.ts';
import type { WorkKind } from '../admission/admissions.ts';
import type { EngineRoute } from '../capability.ts';
import { cloneVoice } from './clone-voice.ts';
import { designVoice } from './design-voice.ts';
import { deleteVoice, listVoices } from './list-voices.ts';
import type { VoiceDeps } from './voice-deps.ts';

/** Cloning and design, which recognise, learn and speak. */
const VOICE_WORK: WorkKind = { name: 'voices', atOnce: 2, waiting: 14 };

/** Voices: list, delete, clone, design (service.md; gaps.md part 2). */
export const voiceRoutes = (deps: VoiceDeps): EngineRoute[] => [
  { method: 'POST', path: VOICE_PATHS.list, handler: listVoices(deps) },
  { method: 'POST', path: VOICE_PATHS.remove, handler: deleteVoice(deps) },
  { method: 'POST', path: VOICE_PATHS.clone, handler: cloneVoice(deps), work: VOICE_WORK },
  { method: 'POST', path: VOICE_PATHS.design, handler: designVoice(deps), work: VOICE_WORK },
];
