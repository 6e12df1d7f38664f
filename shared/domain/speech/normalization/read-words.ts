import { addressRule } from './rules/addresses.ts';
import { amountRule } from './rules/quantities/amounts.ts';
import { capitalRule } from './rules/capitals.ts';
import { codeRule } from './rules/codes.ts';
import { compoundRule } from './rules/compounds.ts';
import { dateRule } from './rules/dates.ts';
import { labelRule } from './rules/labels.ts';
import { unitRule } from './rules/quantities/measures.ts';
import { numberRule } from './rules/quantities/numbers.ts';
import { placeRule } from './rules/places.ts';
import { romanRule } from './rules/quantities/romans.ts';
import { dashRule, shortFormRule } from './rules/short-forms.ts';
import { technicalRule } from './rules/technical.ts';
import { telephoneRule } from './rules/telephones.ts';
import { timeRule } from './rules/times.ts';
import type { Ways } from './ways.ts';
import { type Place, placesOf, type WrittenWord } from './written-word.ts';

type Rule = (place: Place) => Ways | null;

/** The first that knows a word reads it: what is told by the words around comes before what a word alone tells. */
const RULES: readonly Rule[] = [
  unitRule,
  placeRule,
  shortFormRule,
  dateRule,
  telephoneRule,
  romanRule,
  labelRule,
  timeRule,
  technicalRule,
  amountRule,
  addressRule,
  numberRule,
  codeRule,
  capitalRule,
];

function read(place: Place): Ways | null {
  for (const rule of RULES) {
    const ways = rule(place);
    if (ways) return ways;
  }
  return null;
}

/**
 * Ways of saying each of some words that follow each other, the way that is said first; null for a word that is said as it
 * is written. The one table of the engine's voices, of the preview and of the check of takes.
 */
export const waysOfWords = (words: readonly WrittenWord[]): (Ways | null)[] =>
  placesOf(words).map((place) => (place.bare === '' ? dashRule(place) : (read(place) ?? compoundRule(place, read))));
