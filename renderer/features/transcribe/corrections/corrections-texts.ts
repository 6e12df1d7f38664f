import { count } from '../../../ui/text/count.ts';

const lines = (number: number) => count(number, 'line', 'lines');

/** English texts of corrections. */
export const correctionsTexts = {
  title: 'Corrections',
  explained: 'Names and terms that are often misheard, and what they should be. New transcripts are checked for them.',
  from: 'Heard as',
  to: 'Correct',
  add: 'Add',
  none: 'No corrections yet. Add a name that’s often misheard.',
  list: 'Corrections',
  arrow: (from: string, to: string) => (to === '' ? `${from}, taken out` : `${from} → ${to}`),
  remove: (what: string) => `Remove ${what}`,
  learned: 'From your edits',
  addLearned: (what: string) => `Add ${what}`,
  forget: (what: string) => `Don’t offer ${what}`,
  close: 'Close',
  review: (number: number) => (number === 0 ? 'No line to correct' : `Review ${lines(number)}`),
  notice: 'Corrections',
  matching: (number: number) => `${lines(number)} can be corrected.`,
  reviewNamed: 'Review corrections',
  dismissNamed: 'Discard corrections for this transcript',
  reviewTitle: 'Review corrections',
  nothing: 'No line matches your corrections.',
  line: (number: number) => `Line ${number.toLocaleString('en')}`,
  reason: 'Correction',
  step: (number: number) => `Correct ${lines(number)}`,
} as const;
