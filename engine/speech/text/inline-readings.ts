import { ipaToPhones } from './ipa.ts';

/** A reading in parentheses after a word: phones for it, or a reading that cannot be spoken. */
export type Reading = { source: string; textEnd: number } & ({ kind: 'phones'; phones: string } | { kind: 'unknown' });

/** Letters that only IPA has. Plain letters alone are an ordinary remark in parentheses. */
const IPA_LETTER = /[ˈˌːəɪʊɛæɑɔʌɜɚɝθðʃʒŋɹɡɒɐɾʔɫ]/;
const TONED_SYLLABLES = /^[a-zü]+[1-6](?:[ '-]?[a-zü]+[1-6])*$/i;

/**
 * The reading in the parenthesis that opens at `position`, right after a letter; null when it is no reading. IPA may stand
 * between slashes. Pinyin and Jyutping are readings of Chinese, which this voice does not speak: they are unknown.
 */
export function readingAt(text: string, position: number): Reading | null {
  if (!/[\p{L}\p{N}]/u.test(text[position - 1] ?? '')) return null;
  const close = text.indexOf(')', position);
  if (close < 0) return null;
  const source = text.slice(position + 1, close);
  const textEnd = close + 1;
  if (TONED_SYLLABLES.test(source)) return { kind: 'unknown', source, textEnd };
  const slashed = /^\/(.+)\/$/.exec(source);
  if (!slashed && !IPA_LETTER.test(source)) return null;
  const phones = ipaToPhones(slashed?.[1] ?? source);
  return phones ? { kind: 'phones', phones, source, textEnd } : { kind: 'unknown', source, textEnd };
}
