/** Longest dictation, ms: at any usual rate of a microphone it stays below what the engine takes at once. */
export const DICTATION_LONGEST_MS = 4 * 60 * 1000;

/**
 * What is inserted for words that were said, between the text before and behind the caret: with a blank where words would run
 * together. Empty where nothing was recognised.
 */
export function dictatedText(said: string, { before, after }: { before: string; after: string }): string {
  const words = said.trim().replace(/\s+/gu, ' ');
  if (words === '') return '';
  const ahead = before === '' || /[\s([{“‘"']$/u.test(before) ? '' : ' ';
  const behind = after === '' || /^[\s.,;:!?)\]}”’]/u.test(after) ? '' : ' ';
  return ahead + words + behind;
}
