import { endsSentence } from './sentence-end.ts';
import { splitWords } from './word-tokens.ts';

/** The sentences of a text that may stop in the middle of one. At least one, which may be empty. */
export function sentencesOf(text: string): string[] {
  const words = splitWords(text);
  const sentences: string[] = [];
  let from = 0;
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (!next || !endsSentence(word.text, next.text)) continue;
    sentences.push(text.slice(from, word.end).trim());
    from = word.end;
  }
  return [...sentences, text.slice(from).trim()];
}
