import { wordTable } from './tables/word-table.ts';
import { toCardinal, toOrdinal } from 'n2words/en-US';
import { eitherOf, inTurn, type Ways } from './ways.ts';

/** More digits are read one by one. */
const MOST_DIGITS = 15;
const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');

const words = (number: string): string => number.replaceAll('-', ' ');
const plainDigits = (digits: string): string => digits.replaceAll(',', '').replace(/^0+(?=\d)/, '');

/** A whole number, with or without commas, as a quantity: "one hundred five". */
export function cardinalWays(digits: string): Ways {
  const plain = plainDigits(digits);
  if (plain.length > MOST_DIGITS) return digitWays(plain);
  const said = words(toCardinal(plain));
  // "A hundred" for "one hundred"; "fifteen hundred" for "one thousand five hundred".
  const indefinite = /^one (?:hundred|thousand|million)/.test(said) ? [said.replace('one', 'a')] : [];
  const paired = words(toCardinal(plain, { hundredPairing: true }));
  return eitherOf([said], [words(toCardinal(plain, { and: true }))], indefinite, [paired]);
}

/** The n-th: "one hundredth". */
export function ordinalWays(digits: string): Ways {
  const plain = plainDigits(digits);
  if (plain === '0' || plain.length > MOST_DIGITS) return cardinalWays(digits).map((way) => `${way}th`);
  const said = words(toOrdinal(plain));
  const last = said.split(' ').at(-1) ?? '';
  const withAnd = words(toCardinal(plain, { and: true })).replace(/\S+$/, last);
  return eitherOf([said], [withAnd]);
}

/** Each digit by itself. */
export function digitWays(digits: string): Ways {
  const plain = [...digits].filter((digit) => /\d/.test(digit)).map((digit) => DIGITS[Number(digit)] as string);
  const said = plain.join(' ');
  return eitherOf([said], [said.replaceAll('zero', 'oh')]);
}

/** A year of three or four digits: "nineteen oh five", "two thousand five", "twenty ten". */
export function yearWays(digits: string): Ways {
  const paired = pairWays(digits);
  if (digits.length < 4) return eitherOf(cardinalWays(digits), paired);
  return /^\d00\d$/.test(digits) ? eitherOf(cardinalWays(digits), paired) : eitherOf(paired, cardinalWays(digits));
}

/** Numbers of houses, rooms and flights in pairs: "one twenty three", "four oh four", "twelve hundred". */
export function pairWays(digits: string): Ways {
  if (!/^[1-9]\d{2,3}$/.test(digits)) return digits.startsWith('0') ? digitWays(digits) : cardinalWays(digits);
  if (/^\d000$/.test(digits)) return cardinalWays(digits);
  const left = cardinalWays(digits.slice(0, -2));
  const right = digits.slice(-2);
  if (right === '00') return inTurn(left, ['hundred']);
  return right.startsWith('0') ? inTurn(left, ['oh', 'zero'], cardinalWays(right)) : inTurn(left, cardinalWays(right));
}

/** "Nineties" of "1990s" and "90s", "eighteen hundreds" of "1800s". */
export const decadeWays = (digits: string): Ways =>
  (digits.length === 4 ? yearWays(digits) : cardinalWays(digits)).map((way) => plural(way));

/** The plural of a number's last word. */
export const plural = (said: string): string => (said.endsWith('y') ? `${said.slice(0, -1)}ies` : `${said}s`);

const NUMBER = /^(\d[\d,]*)?(?:\.(\d+))?$/;

/** Whether a word is a number without a sign: "5", "1,000", "3.14", ".5". */
export const isNumber = (word: string): boolean => /\d/.test(word) && NUMBER.test(word);

/** A number with or without decimals: "three point one four". */
export function numberWays(word: string): Ways {
  const comma = /^(\d+),(\d{1,2})$/.exec(word);
  if (comma) return inTurn(cardinalWays(comma[1] as string), ['point', 'comma', ''], digitWays(comma[2] as string));
  const [, whole, decimals] = NUMBER.exec(word) ?? [];
  if (decimals === undefined) return cardinalWays(whole ?? word);
  return inTurn(whole === undefined ? [''] : cardinalWays(whole), ['point'], digitWays(decimals));
}

/** A number that may have a sign in front: "minus five". */
export function signedWays(word: string): Ways {
  const [, sign = '', number = ''] = /^([-−–+±~≈]?)(.*)$/.exec(word) ?? [];
  return inTurn(SIGNS[sign] ?? ['minus', 'negative'], numberWays(number));
}

const SIGNS: Record<string, Ways> = wordTable({
  '': [''],
  '+': ['plus'],
  '±': ['plus or minus'],
  '~': ['about'],
  '≈': ['about'],
});

const ROMAN = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
const ROMAN_VALUES: Record<string, number> = wordTable({ I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 });

/** The value of a Roman numeral; null when it is none. */
export function romanValue(text: string): number | null {
  if (text === '' || !ROMAN.test(text)) return null;
  const digits = [...text].map((letter) => ROMAN_VALUES[letter] as number);
  return digits.reduce((sum, value, index) => sum + (value < (digits[index + 1] ?? 0) ? -value : value), 0);
}
