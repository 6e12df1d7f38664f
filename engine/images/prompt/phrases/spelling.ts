import { MEANT_AS_WRITTEN } from './spelling-exceptions.ts';
import { isPartOfPhrase, lookUp } from '../lexicon/lexicon.ts';

const LEAST_LETTERS = 5;
const VOWELS = 'aeiouy';
const isMeant = (word: string): boolean => MEANT_AS_WRITTEN.has(word) || MEANT_AS_WRITTEN.has(word.replace(/s$/, ''));

/** A word that nobody knows as the noun that it is a slip of: letters changed about, one left out or doubled. Itself where it is none. */
export function respelled(word: string): string {
  if (word.length < LEAST_LETTERS || !/^[a-z]+$/.test(word) || isMeant(word) || isPartOfPhrase(word)) return word;
  for (const candidate of candidatesOf(word)) {
    const meanings = lookUp(candidate)?.meanings;
    if (meanings && (meanings.subject !== undefined || meanings.place !== undefined)) return candidate;
  }
  return word;
}

function* candidatesOf(word: string): Generator<string> {
  const at = (index: number) => [word.slice(0, index), word.slice(index)] as const;
  for (let index = 0; index < word.length - 1; index++)
    if (word[index] !== word[index + 1])
      yield word.slice(0, index) + word[index + 1]! + word[index]! + word.slice(index + 2);
  // A vowel too few, or one of two letters that are alike.
  for (let index = 1; index <= word.length; index++) {
    const [before, after] = at(index);
    yield before + before.at(-1)! + after;
    for (const vowel of VOWELS) yield before + vowel + after;
  }
  for (let index = 1; index < word.length; index++)
    if (word[index] === word[index - 1]) yield word.slice(0, index) + word.slice(index + 1);
  if (word.length < LEAST_LETTERS + 2) return;
  for (let index = 1; index < word.length; index++)
    if (VOWELS.includes(word[index]!))
      for (const vowel of VOWELS) yield word.slice(0, index) + vowel + word.slice(index + 1);
}
