import type { VoiceIdProblem } from '../voices/voice.ts';
import { SPEECH_LIMITS } from './speech-options.ts';

/** The rule that an id breaks; what only the service knows ('taken', 'used_before') is not among them. */
export type VoiceIdRule = Exclude<VoiceIdProblem, 'taken' | 'used_before' | null>;

/** Which rule keeps an id from being that of an own voice, or null (service.md, voice clone). */
export function voiceIdProblem(id: string): VoiceIdRule | null {
  if (id.length < SPEECH_LIMITS.voiceIdShortest || id.length > SPEECH_LIMITS.voiceIdLongest) return 'length';
  if (!/^[A-Za-z]/.test(id)) return 'first_letter';
  if (!/^[A-Za-z0-9_-]+$/.test(id)) return 'characters';
  return /[-_]$/.test(id) ? 'last_character' : null;
}
