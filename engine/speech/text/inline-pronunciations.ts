import { inlinePronunciationAt as sharedPronunciationAt } from '../../../shared/domain/speech/markup/inline-pronunciations.ts';
import { ipaToPhones } from './ipa.ts';

/** A pronunciation in parentheses after a word: phones for it, or a pronunciation that cannot be spoken. */
export type EnginePronunciation = { source: string; textEnd: number } & (
  | { kind: 'phones'; phones: string }
  | { kind: 'unknown' }
);

/**
 * The pronunciation in the parenthesis that opens at `position`, right after a letter; null when it is no pronunciation. Pinyin and
 * Jyutping are pronunciations of Chinese, which this voice does not speak: they are unknown, as sounds are that English has not.
 */
export function inlinePronunciationAt(text: string, position: number): EnginePronunciation | null {
  const pronunciation = sharedPronunciationAt(text, position);
  if (!pronunciation) return null;
  const { source, textEnd } = pronunciation;
  const phones = pronunciation.notation === 'ipa' ? ipaToPhones(source.replace(/^\/(.+)\/$/, '$1')) : null;
  return phones ? { kind: 'phones', phones, source, textEnd } : { kind: 'unknown', source, textEnd };
}
