import { addressRule } from './rules/addresses.ts';
import { amountRule, unitRule } from './rules/amounts.ts';
import { capitalRule } from './rules/capitals.ts';
import { codeRule } from './rules/codes.ts';
import { compoundRule } from './rules/compounds.ts';
import { dateRule } from './rules/dates.ts';
import { labelRule } from './rules/labels.ts';
import { numberRule } from './rules/numbers.ts';
import { placeRule } from './rules/places.ts';
import { romanRule } from './rules/romans.ts';
import { dashRule, shortFormRule } from './rules/short-forms.ts';
import { telephoneRule } from './rules/telephones.ts';
import { timeRule } from './rules/times.ts';
import type { Ways } from './ways.ts';
import { type Place, placesOf, type WrittenWord } from './written-word.ts';

/**
 * How much is read otherwise than it is written (`text_normalization_mode` of the interface). `off` leaves out what is
 * guessed from the words around: dates in digits, telephone numbers, Roman numerals. `quality` reads like `basic` here.
 */
export type Normalisation = 'off' | 'basic' | 'quality';

type Rule = (place: Place) => Ways | null;

const BEFORE: readonly Rule[] = [unitRule, placeRule, shortFormRule];
const GUESSED: readonly Rule[] = [dateRule, telephoneRule, romanRule];
const ALWAYS: readonly Rule[] = [labelRule, timeRule, amountRule, addressRule, numberRule, codeRule, capitalRule];

/** Ways of saying each of some words that follow each other, best first; null for a word that is said as it is written. */
export function waysOfWords(words: readonly WrittenWord[], mode: Normalisation): (Ways | null)[] {
  const rules = mode === 'off' ? [...BEFORE, ...ALWAYS] : [...BEFORE, ...GUESSED, ...ALWAYS];
  const read = (place: Place): Ways | null => {
    for (const rule of rules) {
      const ways = rule(place);
      if (ways) return ways;
    }
    return null;
  };
  return placesOf(words).map((place) => (place.bare === '' ? dashRule(place) : (read(place) ?? compoundRule(place, read))));
}
