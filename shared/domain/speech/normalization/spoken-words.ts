import { waysOfWords } from './read-words.ts';
import { writtenWords } from './written-word.ts';

/** An English text in the words that are said for it, without punctuation. */
export function spokenWords(text: string): string {
  const words = writtenWords(text);
  const ways = waysOfWords(words);
  return words.map(({ bare }, index) => ways[index]?.[0] ?? bare).join(' ');
}
