import { describe, expect, it } from 'vitest';
import { spokenWords } from '../spoken-words.ts';

const BUILT_IN = Object.getOwnPropertyNames(Object.prototype);

const LINES = [
  (word: string) => `I wrote 2 ${word}. then left.`,
  (word: string) => `5 ${word}/h, $5/${word}`,
  (word: string) => `It has 5.5${word} of it.`,
  (word: string) => `The ${word} of J. ${word}, ${word} 3:16 and ${word}-2.`,
];

describe('the tables that words are looked up in', () => {
  it.each(BUILT_IN)('have no entry for “%s”, which JavaScript’s objects have', (word) => {
    for (const line of LINES) {
      const said = spokenWords(line(word));
      expect(JSON.stringify(said)).not.toMatch(/native code|undefined|\bObject\b/u);
    }
  });
});
