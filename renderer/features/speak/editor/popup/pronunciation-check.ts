import { inlinePronunciationAt } from '../../../../../shared/domain/speech/markup/inline-pronunciations.ts';

/** What can be done with what was typed as the pronunciation of a word. */
export type PronunciationUse = {
  /** It may stand in parentheses behind the word. */
  isInline: boolean;
  /** It may stand in a dictionary. */
  isEntry: boolean;
  problem: 'empty' | 'tone' | 'slash' | null;
};

const TONED = /^[a-zü]+\d+(?:[ '-]?[a-zü]+\d+)*$/i;
const GOOD_TONES = /^[a-zü]+[1-6](?:[ '-]?[a-zü]+[1-6])*$/i;

/** Checks a pronunciation: Pinyin with tones 1 to 5, Jyutping with tones 1 to 6, IPA, or another spelling (dictionary only). */
export function checkPronunciation(word: string, pronunciation: string): PronunciationUse {
  const source = pronunciation.trim();
  if (word.trim() === '' || source === '') return { isInline: false, isEntry: false, problem: 'empty' };
  if (TONED.test(source) && !GOOD_TONES.test(source)) return { isInline: false, isEntry: false, problem: 'tone' };
  const inline = inlinePronunciationAt(`${word}(${source})`, word.length);
  const isInline = inline !== null && inline.notation !== 'malformed' && inline.source === source;
  if (word.includes('/')) return { isInline, isEntry: false, problem: 'slash' };
  return { isInline, isEntry: true, problem: null };
}

/** What goes into the dictionary: pronunciations stand in parentheses there, other spellings as they are. */
export function dictionaryReplacement(word: string, pronunciation: string): string {
  const source = pronunciation.trim();
  return checkPronunciation(word, source).isInline ? `(${source})` : source;
}
