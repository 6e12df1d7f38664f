import { readingAt } from '../../../../shared/domain/speech/inline-readings.ts';

/** What can be done with what was typed as the reading of a word. */
export type ReadingUse = {
  /** It may stand in parentheses behind the word. */
  isInline: boolean;
  /** It may stand in a dictionary. */
  isEntry: boolean;
  problem: 'empty' | 'tone' | 'slash' | null;
};

const TONED = /^[a-zü]+\d+(?:[ '-]?[a-zü]+\d+)*$/i;
const GOOD_TONES = /^[a-zü]+[1-6](?:[ '-]?[a-zü]+[1-6])*$/i;

/** Checks a reading: Pinyin with tones 1 to 5, Jyutping with tones 1 to 6, IPA, or another spelling (dictionary only). */
export function checkReading(word: string, reading: string): ReadingUse {
  const source = reading.trim();
  if (word.trim() === '' || source === '') return { isInline: false, isEntry: false, problem: 'empty' };
  if (TONED.test(source) && !GOOD_TONES.test(source)) return { isInline: false, isEntry: false, problem: 'tone' };
  const inline = readingAt(`${word}(${source})`, word.length);
  const isInline = inline !== null && inline.notation !== 'malformed' && inline.source === source;
  if (word.includes('/')) return { isInline, isEntry: false, problem: 'slash' };
  return { isInline, isEntry: true, problem: null };
}

/** What goes into the dictionary: readings stand in parentheses there, other spellings as they are. */
export function dictionaryReplacement(word: string, reading: string): string {
  const source = reading.trim();
  return checkReading(word, source).isInline ? `(${source})` : source;
}
