import { comparableWords, wordErrors } from '../../recognition/measures/word-errors.ts';

/** How much two texts are the same words in the same order, from 0 to 1. Numbers and their words are equal. */
export function transcriptSimilarity(expected: string, recognized: string): number {
  const { errors, words } = wordErrors(expected, recognized);
  const longest = Math.max(words, comparableWords(recognized).length);
  return longest === 0 ? 1 : Math.max(0, 1 - errors / longest);
}
