import { hasLanguage } from '../../../../shared/domain/speech/model-abilities.ts';
import { badRequest } from '../../service-error.ts';

/** What the local engine speaks, besides finding out by itself. */
const SPOKEN = ['auto', 'English'];

/**
 * Refuses what cannot be spoken here, so that nobody gets nonsense. `language` is a checked `language_boost`.
 * @throws ServiceError 400 with the reason LANGUAGE_UNSUPPORTED where another service could do it
 */
export function checkSpeechLanguage(language: string | undefined, model: string): void {
  if (language === undefined || SPOKEN.includes(language)) return;
  if (!hasLanguage(model, language)) {
    throw badRequest(`invalid params: ${model} does not support the language ${language}`, 'LANGUAGE_UNSUPPORTED');
  }
  throw unspoken(`language_boost is ${language}`, language);
}

/** `latex_read` reads formulas in Chinese, which cannot be spoken here. */
export function checkLatexReading(latexRead: boolean | undefined): void {
  if (latexRead) throw unspoken('latex_read reads in Chinese', 'Chinese');
}

function unspoken(what: string, language: string) {
  const message = `invalid params: ${what}, but the language of the local engine is English only, not ${language}`;
  return badRequest(message, 'LANGUAGE_UNSUPPORTED');
}
