import { respelled } from './spelling.ts';
import { type Found, LONGEST_PHRASE, lookUp } from '../lexicon/lexicon.ts';

/** Words in lower case and with their slips mended; punctuation is a comma of its own. */
export function wordsOf(prompt: string): string[] {
  const spaced = prompt
    .normalize('NFC')
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll(/[^\p{L}\p{N}’-]+/gu, (gap) => (/[.,;:!?()\n]/.test(gap) ? ' , ' : ' '));
  return spaced
    .split(' ')
    .filter((word) => word !== '' && word !== '-')
    .map(respelled);
}

/** What the longest phrase at a place means, and of how many words it is; one that nobody knows is a word. */
export function longestMatch(words: readonly string[], at: number): { found: Found | null; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const found = lookUp(phrase) ?? (phrase.includes('-') ? lookUp(phrase.replaceAll('-', ' ')) : null);
    if (found) return { found, length };
    const owner = phrase.endsWith('’s') ? lookUp(phrase.slice(0, -2)) : null;
    if (owner?.meanings.subject !== undefined) return { found: owner, length };
  }
  const figure = Number(words[at]);
  if (Number.isInteger(figure) && figure > 0 && figure < 100)
    return { found: { meanings: { count: figure }, isPlural: false }, length: 1 };
  return { found: null, length: 1 };
}
