const places = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** English texts of find and replace. */
export const texts = {
  region: 'Find',
  count: (current: number, total: number) =>
    total === 0 ? 'No hits' : current === 0 ? places(total, 'hit', 'hits') : `${current} of ${total}`,
  next: 'Next hit',
  previous: 'Previous hit',
  matchCase: 'Match case',
  wholeWord: 'Whole words',
  close: 'Close find',
  replaceField: 'Replace with',
  replace: 'Replace',
  replaceAll: 'Replace all',
  replaced: (number: number) => `${places(number, 'place', 'places')} replaced`,
  showReplace: 'Find and replace',
} as const;
