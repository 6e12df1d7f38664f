import { hasQualityNormalization } from '../../speech/model-abilities.ts';
import { characterCount, SPEECH_LIMITS } from '../../speech/speech-options.ts';
import type { SoundFormat } from '../../script/script-settings.ts';
import type { SpeechRecipe, SpeechRoute } from './speech-recipe.ts';

/**
 * How a text is sent: what is too long for one request as a task; else so that it is heard while it is made, unless the format
 * or something that streams do not have stands against it. `wishes` may be a recipe or the settings of a script.
 */
export function speechRoute(
  text: string,
  sound: Pick<SoundFormat, 'format'>,
  wishes: Pick<SpeechRecipe, 'model' | 'normalization' | 'watermark'>,
): SpeechRoute {
  const characters = text.length < SPEECH_LIMITS.textEnd ? text.length : characterCount(text);
  if (characters > SPEECH_LIMITS.asyncText) return { kind: 'task', reason: 'text_very_long' };
  if (characters >= SPEECH_LIMITS.textEnd) return { kind: 'task', reason: 'text_long' };
  if (sound.format !== 'mp3') return { kind: 'whole', reason: 'format_not_streamable' };
  if (wishes.watermark) return { kind: 'whole', reason: 'watermark' };
  const wantsQuality = wishes.normalization === 'quality' && hasQualityNormalization(wishes.model);
  return wantsQuality ? { kind: 'whole', reason: 'normalization_quality' } : { kind: 'stream', reason: null };
}
