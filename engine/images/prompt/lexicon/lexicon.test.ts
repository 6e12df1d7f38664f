import { expect, it } from 'vitest';
import { SUBJECTS } from '../../subjects/subject-registry.ts';
import { lookUp, vocabularySize } from './lexicon.ts';
import { PLACE_WORDS } from './place-words.ts';

it('resolves every word of every subject to that subject alone', () => {
  const owners = new Map<string, string>();
  for (const { id, words } of SUBJECTS.values()) {
    for (const word of words) {
      expect(owners.get(word) ?? id, word).toBe(id);
      owners.set(word, id);
      expect(lookUp(word)?.meanings.subject, word).toBe(id);
      expect(word, 'lower case, as prompts are read').toBe(word.toLowerCase());
    }
  }
});

it('has no word that is a place and a subject', () => {
  const both = [...SUBJECTS.values()].flatMap(({ words }) => words.filter((word) => PLACE_WORDS.has(word)));
  expect(both).toEqual([]);
});

it('can draw at least 200 nouns', () => {
  expect(vocabularySize().nouns).toBeGreaterThanOrEqual(200);
  expect(vocabularySize().subjects).toBeGreaterThanOrEqual(150);
});
