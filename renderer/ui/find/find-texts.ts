import { count } from '../text/count.ts';

const matches = (number: number) => count(number, 'match', 'matches');

/** English texts of find and replace. */
export const texts = {
  region: 'Find',
  count: (current: number, total: number) =>
    total === 0 ? 'No matches' : current === 0 ? matches(total) : `${current} of ${total}`,
  next: 'Next match',
  previous: 'Previous match',
  matchCase: 'Match case',
  wholeWord: 'Match whole words',
  pattern: 'Use regular expression',
  patternProblems: {
    incomplete: 'Incomplete expression',
    unsupported: 'Back-references and lookahead aren’t supported',
  },
  inSelection: (lines: number) => `Only in ${count(lines, 'selected line', 'selected lines')}`,
  close: 'Close find',
  replaceField: 'Replace with',
  replace: 'Replace',
  replaceAll: 'Replace all',
  replaced: (number: number) => `Replaced ${matches(number)}`,
  showReplace: 'Find and replace',
} as const;
