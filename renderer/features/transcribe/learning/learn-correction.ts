import type { Correction } from '../../../../shared/domain/transcript/correction.ts';
import { wordDifferences } from '../../../../shared/domain/words/word-differences.ts';
import { comparableWord, splitWords } from '../../../../shared/domain/words/word-tokens.ts';

const MOST_WORDS = 3;
const LEAST_LETTERS = 3;

/** Words without the punctuation around them. */
const bare = (text: string) => text.trim().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/**
 * The correction that an edit of a line was, where it replaced one to three words by others: what was misheard there will be misheard
 * again. Null where more changed, where only punctuation or short words did, and where words were only added or taken out.
 */
export function correctionIn(before: string, after: string): Correction | null {
  const differences = wordDifferences(before, after);
  const [old, ...otherOld] = differences.before.filter(({ isChanged }) => isChanged);
  const [now, ...otherNow] = differences.after.filter(({ isChanged }) => isChanged);
  if (!old || !now || otherOld.length > 0 || otherNow.length > 0) return null;
  const [from, to] = [bare(old.text), bare(now.text)];
  const isShort = (text: string) => splitWords(text).length <= MOST_WORDS;
  const isNothing = from === to || from.length < LEAST_LETTERS || to === '' || comparableWord(from) === '';
  // A capital at the start of a sentence says nothing of the word elsewhere.
  const isCapitalOnly = from.toLowerCase() === to.toLowerCase() && before.trim().startsWith(from);
  return isNothing || isCapitalOnly || !isShort(from) || !isShort(to) ? null : { from, to };
}
