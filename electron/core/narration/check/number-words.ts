const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion'];
const IRREGULAR_ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
/** More digits are read one by one. */
const MOST_DIGITS = 15;

/** Ways of saying a whole number of digits, each a list of words: as a number, as a year or in pairs, digit by digit. */
export function numberWords(digits: string): string[][] {
  const plain = digits.replace(/^0+(?=\d)/, '');
  const ways: string[][] = [];
  if (digits.length <= MOST_DIGITS) {
    ways.push(cardinal(plain, false), cardinal(plain, true));
    const [first] = ways;
    // "A hundred" for "one hundred".
    if (first?.[0] === 'one' && first.length > 1) ways.push(['a', ...first.slice(1)]);
  }
  if (/^[1-9]\d{2,3}$/.test(digits)) ways.push(...inPairs(digits));
  ways.push(byDigit(digits, 'zero'), byDigit(digits, 'oh'));
  return ways;
}

/** Ways of saying the n-th. */
export const ordinalWords = (digits: string): string[][] =>
  [cardinal(digits, false), cardinal(digits, true)].map((words) => [
    ...words.slice(0, -1),
    ordinal(words.at(-1) ?? ''),
  ]);

/** Ways of saying a decade: "1990s", "80s". */
export const decadeWords = (digits: string): string[][] =>
  numberWords(digits).map((words) => [...words.slice(0, -1), plural(words.at(-1) ?? '')]);

/** Each digit by itself. */
export const byDigit = (digits: string, zero: string): string[] =>
  [...digits].map((digit) => (digit === '0' ? zero : (ONES[Number(digit)] ?? digit)));

const plural = (word: string): string => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);

function ordinal(word: string): string {
  const irregular = IRREGULAR_ORDINALS[word];
  if (irregular) return irregular;
  return word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`;
}

function cardinal(digits: string, withAnd: boolean): string[] {
  if (Number(digits) === 0) return ['zero'];
  const groups = digits.replace(/\B(?=(\d{3})+$)/g, ',').split(',');
  return groups.flatMap((group, index) => {
    const value = Number(group);
    const scale = SCALES[groups.length - 1 - index];
    const isTail = index > 0 && index === groups.length - 1 && value > 0 && value < 100;
    const words = [...(withAnd && isTail ? ['and'] : []), ...belowThousand(value, withAnd)];
    return value > 0 && scale ? [...words, scale] : words;
  });
}

function belowThousand(value: number, withAnd: boolean): string[] {
  const rest = value % 100;
  const hundreds = value >= 100 ? [ONES[Math.floor(value / 100)] ?? '', 'hundred'] : [];
  return [...hundreds, ...(withAnd && hundreds.length > 0 && rest > 0 ? ['and'] : []), ...belowHundred(rest)];
}

function belowHundred(value: number): string[] {
  if (value === 0) return [];
  if (value < 20) return [ONES[value] ?? ''];
  return [TENS[Math.floor(value / 10)] ?? '', ...belowHundred(value % 10)];
}

/** "Eighteen eighty-two", "nineteen oh five", "nineteen hundred", "one oh five". */
function inPairs(digits: string): string[][] {
  const left = belowHundred(Number(digits.slice(0, -2)));
  const right = Number(digits.slice(-2));
  if (right === 0) return [[...left, 'hundred']];
  const rest = belowHundred(right);
  return right < 10
    ? [
        [...left, 'oh', ...rest],
        [...left, 'zero', ...rest],
      ]
    : [[...left, ...rest]];
}
