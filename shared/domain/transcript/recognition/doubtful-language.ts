import type { Segment } from '../transcript.ts';
import { comparableWord, splitWords } from '../../words/word-tokens.ts';

/** Whether a transcript has text that is not to be trusted, because the speech did not sound like its language. */
export function hasDoubtfulLanguage({ segments }: { segments: readonly Segment[] }): boolean {
  return segments.some((segment) => segment.languageDoubtful === true && segment.text.trim() !== '');
}

/** Whether somebody wrote a text anew: then most of the old words are gone, and what was heard says nothing about it. */
export function isWrittenAnew(before: string, after: string): boolean {
  const old = wordsOf(before);
  const kept = wordsOf(after).filter((word) => old.includes(word));
  return kept.length * 2 < old.length;
}

const wordsOf = (text: string): string[] =>
  splitWords(text)
    .map((token) => comparableWord(token.text))
    .filter((word) => word !== '');
