import { readingAt } from '../../../speech/text/inline-readings.ts';
import { isSpeakable } from '../../../speech/text/is-speakable.ts';
import { parseSpeechText } from '../../../speech/text-rules.ts';
import { badRequest } from '../../service-error.ts';
import { measureText, type TextMeasures } from './text-measures.ts';

/** What a text is for: its field for messages, its most characters, and which tags it may hold. */
export type TextUse = { field: string; mostCharacters: number; model: string; isClonePreview?: boolean };

/**
 * Checks a text that is to be spoken.
 * @throws ServiceError 400, Failure INVALID_INPUT with a SpeechTextReason
 */
export function checkSpeechText(text: string, use: TextUse): TextMeasures {
  const measures = measureText(text);
  if (measures.characters > use.mostCharacters) {
    const message = `${use.field} has ${measures.characters} characters, the limit is ${use.mostCharacters}`;
    throw badRequest(`invalid params: ${message}`, 'INVALID_INPUT');
  }
  parseSpeechText(text, use);
  if (!isSpeakable(withoutReadings(text))) {
    const message = `the language of ${use.field} is not English, which is all that the local engine speaks`;
    throw badRequest(`invalid params: ${message}`, 'LANGUAGE_UNSUPPORTED');
  }
  return measures;
}

/** The letters of a reading are sounds, whatever language they look like. */
function withoutReadings(text: string): string {
  let rest = '';
  let end = 0;
  for (const { index } of text.matchAll(/\(/g)) {
    const reading = index < end ? null : readingAt(text, index);
    if (!reading) continue;
    rest += text.slice(end, index);
    end = reading.textEnd;
  }
  return rest + text.slice(end);
}
