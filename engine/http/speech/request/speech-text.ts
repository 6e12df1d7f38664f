import { parseSpeechText } from '../../../speech/text-rules.ts';
import { badRequest } from '../../service-error.ts';
import { measureText, type TextMeasures } from './text-measures.ts';

/**
 * What a text is for: its field for messages, its most characters, and which tags it may hold. Whoever sends a `language`
 * (a checked `language_boost`) knows what the text is.
 */
export type TextUse = {
  field: string;
  mostCharacters: number;
  model: string;
  isClonePreview?: boolean;
  language?: string | undefined;
};

/**
 * Checks a text that is to be spoken.
 * @throws ServiceError 400, Failure INVALID_INPUT with a SpeechTextReason
 */
export async function checkSpeechText(text: string, use: TextUse): Promise<TextMeasures> {
  const measures = measureText(text);
  if (measures.characters > use.mostCharacters) {
    const message = `${use.field} has ${measures.characters} characters, the limit is ${use.mostCharacters}`;
    throw badRequest(`invalid params: ${message}`, 'INVALID_INPUT');
  }
  parseSpeechText(text, use);
  if (use.language !== 'English' && (await isForeign(text))) {
    const message = `the language of ${use.field} is not English, which is all that the local engine speaks`;
    const repair = 'With language_boost English it is spoken all the same';
    throw badRequest(`invalid params: ${message}. ${repair}`, 'LANGUAGE_UNSUPPORTED');
  }
  return measures;
}

/** Loads what the first check would wait for. */
export async function warmUpSpeechText(): Promise<void> {
  await languages();
}

/** Not with the engine: the tables take a fifth of its start. */
const languages = async () => import('../../../../shared/domain/speech/language/spoken-language.ts');

async function isForeign(text: string): Promise<boolean> {
  const { spokenLanguage } = await languages();
  return spokenLanguage(text).kind === 'other';
}
