import { readingAt as sharedReadingAt } from '../../../shared/domain/speech/inline-readings.ts';
import { ipaToPhones } from './ipa.ts';

/** A reading in parentheses after a word: phones for it, or a reading that cannot be spoken. */
export type Reading = { source: string; textEnd: number } & ({ kind: 'phones'; phones: string } | { kind: 'unknown' });

/**
 * The reading in the parenthesis that opens at `position`, right after a letter; null when it is no reading. Pinyin and
 * Jyutping are readings of Chinese, which this voice does not speak: they are unknown, as sounds are that English has not.
 */
export function readingAt(text: string, position: number): Reading | null {
  const reading = sharedReadingAt(text, position);
  if (!reading) return null;
  const { source, textEnd } = reading;
  const phones = reading.notation === 'ipa' ? ipaToPhones(source.replace(/^\/(.+)\/$/, '$1')) : null;
  return phones ? { kind: 'phones', phones, source, textEnd } : { kind: 'unknown', source, textEnd };
}
