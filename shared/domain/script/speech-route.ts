import { characterCount, SPEECH_LIMITS } from '../speech/speech-options.ts';
import type { SoundFormat } from './script-settings.ts';
import type { SpeechRoute } from './speech-recipe.ts';

/** How a text is sent: what is heard while it is made, if it can be; what is too long for one request as a task. */
export function speechRoute(text: string, sound: SoundFormat): SpeechRoute {
  const characters = text.length < SPEECH_LIMITS.textEnd ? text.length : characterCount(text);
  if (characters > SPEECH_LIMITS.asyncText) return { kind: 'task', reason: 'text_very_long' };
  if (characters >= SPEECH_LIMITS.textEnd) return { kind: 'task', reason: 'text_long' };
  return sound.format === 'mp3' ? { kind: 'stream', reason: null } : { kind: 'whole', reason: 'format_not_streamable' };
}
