import { wordTable } from '../../../shared/domain/speech/normalization/tables/word-table.ts';

/** Words that the voices say right only in another spelling. */
const SPELLINGS = wordTable({
  A: 'eigh',
  "A's": "eigh's",
  wi: 'why',
  jpeg: 'jay peg',
  jpg: 'jay peg',
  hertz: 'hurts',
  noaa: 'noah',
  saab: 'sob',
  toefl: 'toe full',
  hipaa: 'hippa',
  ikea: 'eye key ah',
  imax: 'eye max',
  git: 'gitt',
});

/** What is said for a written form, in letters that the voices read right; capitals alone are names of letters. */
export const voiceSpelling = (reading: string): string =>
  reading
    .split(' ')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ');
