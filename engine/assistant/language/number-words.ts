const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Words for places in a row; the first is at 1. */
export const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** The number that a word or a row of digits is, or null. */
export function numberOf(word: string): number | null {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  const lower = word.toLowerCase();
  const index = NUMBER_WORDS.includes(lower) ? NUMBER_WORDS.indexOf(lower) : ORDINALS.indexOf(lower);
  return index < 0 || lower === '' ? null : index;
}
