import { count } from '../text/count.ts';

/** English texts of reviews of proposed changes. */
export const reviewTexts = {
  list: 'Proposed changes',
  all: 'Select all',
  chosen: (chosen: number, all: number) =>
    `${chosen.toLocaleString('en')} of ${count(all, 'change', 'changes')} selected`,
  play: (place: string) => `Play from ${place}`,
  before: 'Before',
  after: 'After',
  apply: (number: number) => `Apply ${count(number, 'change', 'changes')}`,
  close: 'Close',
} as const;
