const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Words as they are compared: lower case, numbers spelled out, no punctuation. */
export function comparableWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/(\d+)(st|nd|rd|th)\b/g, '$1')
    .replaceAll(/\d+/g, (digits) => ` ${spelled(Number(digits))} `)
    .replaceAll(/\bmr\b/g, 'mister')
    .replaceAll(/\bok\b/g, 'okay')
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, ' ')
    .replaceAll('voice mail', 'voicemail')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
}

function spelled(number: number): string {
  if (number < 20) return ONES[number]!;
  if (number < 100) return `${TENS[Math.floor(number / 10)]} ${number % 10 ? ONES[number % 10] : ''}`;
  if (number < 1000) return `${ONES[Math.floor(number / 100)]} hundred ${number % 100 ? spelled(number % 100) : ''}`;
  return [...String(number)].map((digit) => ONES[Number(digit)]).join(' ');
}

/** Substitutions, insertions and deletions between two texts, and the number of words of the reference. */
export function wordErrors(reference: string, recognized: string): { errors: number; words: number } {
  const expected = comparableWords(reference);
  const pairs = alignSequences(expected, comparableWords(recognized));
  return { errors: pairs.filter((pair) => !pair.isEqual).length, words: expected.length };
}

/** One step of an alignment: positions in both sequences, null where one has nothing. */
export type AlignedPair = { left: number | null; right: number | null; isEqual: boolean };

/** The cheapest alignment (Levenshtein) of two sequences. */
export function alignSequences(left: readonly string[], right: readonly string[]): AlignedPair[] {
  const cost = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => cost[row]![column]!;
  const same = (row: number, column: number) => left[row - 1] === right[column - 1];
  for (let row = 1; row <= left.length; row++) {
    for (let column = 1; column <= right.length; column++) {
      cost[row]![column] = Math.min(
        at(row - 1, column - 1) + (same(row, column) ? 0 : 1),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
      );
    }
  }
  const pairs: AlignedPair[] = [];
  for (let row = left.length, column = right.length; row > 0 || column > 0;) {
    const isPair = row > 0 && column > 0 && at(row, column) === at(row - 1, column - 1) + (same(row, column) ? 0 : 1);
    if (isPair) {
      pairs.push({ left: row - 1, right: column - 1, isEqual: same(row, column) });
      row--;
      column--;
    } else if (row > 0 && at(row, column) === at(row - 1, column) + 1) {
      row--;
      pairs.push({ left: row, right: null, isEqual: false });
    } else {
      column--;
      pairs.push({ left: null, right: column, isEqual: false });
    }
  }
  return pairs.toReversed();
}
