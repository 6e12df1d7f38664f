import { angleRule } from './rules/quantities/angles.ts';
import { bookRule } from './rules/books.ts';
import { standardRule } from './rules/standards.ts';
import { addressRule } from './rules/addresses.ts';
import { amountRule } from './rules/quantities/amounts.ts';
import { capitalRule } from './rules/capitals.ts';
import { codeRule } from './rules/codes.ts';
import { ageRule } from './rules/letters/ages.ts';
import { companyRule } from './rules/letters/companies.ts';
import { compoundRule } from './rules/compounds.ts';
import { dateRule } from './rules/dates.ts';
import { gradeRule } from './rules/letters/grades.ts';
import { musicRule } from './rules/letters/music.ts';
import { labelRule } from './rules/labels.ts';
import { unitRule } from './rules/quantities/measures.ts';
import { numberRule } from './rules/quantities/numbers.ts';
import { placeRule } from './rules/places.ts';
import { romanRule } from './rules/quantities/romans.ts';
import { dashRule, shortFormRule } from './rules/short-forms.ts';
import { technicalRule } from './rules/technical.ts';
import { telephoneRule } from './rules/telephones.ts';
import { timeRule } from './rules/times.ts';
import { inTurn, type Ways } from './ways.ts';
import { type Place, placesOf, type WrittenWord } from './written-word.ts';

type Rule = (place: Place) => Ways | null;

/** The first that knows a word reads it: what is told by the words around comes before what a word alone tells. */
const RULES: readonly Rule[] = [
  musicRule,
  ageRule,
  companyRule,
  gradeRule,
  bookRule,
  standardRule,
  angleRule,
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

/** "+/-3" as people print it. */
const printed = (place: Place): Place => ({ ...place, bare: place.bare.replace(/^\+\/?[-−](?=\.?\d)/, '±') });

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
  placesOf(words).map((place) => (place.bare === '' ? dashRule(place) : joined(place, wayOf(printed(place)))));

const wayOf = (place: Place): Ways | null => read(place) ?? compoundRule(place, read) ?? ofSomebody(place);

/** "The W3C's": whose it is changes no name. */
function ofSomebody(place: Place): Ways | null {
  const number = /^(\d{1,4})['’]s$/.exec(place.bare)?.[1];
  if (number) return (read({ ...place, bare: number }) ?? []).map((way) => `${way}'s`);
  const name = /^(.*\p{L}.*)['’]s$/u.exec(place.bare)?.[1];
  const said = name && /[\d.]|\p{Lu}{2}/u.test(name) ? read({ ...place, bare: name }) : null;
  return said && inTurn(said.map((way) => `${way}'s`));
}

/** A dash behind a unit, an ordinal or a quarter joins it with the number that follows: "20 °C–25 °C", "Q1–Q3". */
function joined(place: Place, ways: Ways | null): Ways | null {
  const isJoined = /[\p{L}°]\d?[–—]$/u.test(place.raw) && place.at(1).begin === place.begin + place.raw.length;
  if (!ways || !isJoined) return ways;
  const isPair = /^[QH][1-4]$/.test(place.bare) || /^(?:\d+(?:st|nd|rd|th))$/.test(place.bare);
  const isUnit = /^\d/.test(place.at(-1).bare) && /^\d/.test(place.at(1).bare) && !/\d/.test(place.bare);
  return isPair || isUnit ? inTurn(ways, ['to']) : ways;
}
