import { requireSubject } from '../subjects/subject-registry.ts';
import type { PlaceMeaning } from './lexicon/place-words.ts';
import { plainSubject, type ReadSubject } from './read-subject.ts';

/** What one expects to see where an occasion or a place is named and nothing of it. `words` are then drawn by what is added. */
const OCCASIONS: readonly {
  name: RegExp;
  words: readonly string[];
  ids: readonly (string | readonly [id: string, several: number])[];
  /** When it is, where the prompt names no time. */
  place?: PlaceMeaning;
}[] = [
  {
    name: /\b(?:birthday|birthday party)\b/i,
    words: ['birthday', 'party'],
    ids: ['table', 'cake', ['balloon-toy', 4], ['gift', 3]],
  },
  {
    name: /\bpart(?:y|ies)\b/i,
    words: ['party'],
    ids: [
      ['person', 4],
      ['balloon-toy', 4],
    ],
  },
  { name: /\bwedding\b/i, words: ['wedding'], ids: ['bride', 'man', 'stone-arch', 'flowers'] },
  {
    name: /\bhalloween\b/i,
    words: ['halloween'],
    ids: [['pumpkin', 3], ['bat', 3], 'dead-tree'],
    place: { hour: 'night' },
  },
  { name: /\bchristmas\b/i, words: ['christmas'], ids: ['christmas-tree', ['gift', 3]], place: { season: 'winter' } },
  { name: /\beaster\b/i, words: ['easter'], ids: ['rabbit', 'basket', ['egg', 5]] },
  { name: /\bvalentine/i, words: ['valentine', 'valentines', 'valentine’s'], ids: ['heart', ['rose', 3]] },
  { name: /\bbreakfast\b/i, words: ['breakfast'], ids: ['teacup', 'croissant', 'fried-egg'] },
  { name: /\b(?:lunch|dinner)\b/i, words: ['lunch', 'dinner', 'table'], ids: ['spaghetti', 'wine', 'candle'] },
  { name: /\bpicnic\b/i, words: ['picnic'], ids: ['basket', 'sandwich', 'watermelon'] },
  { name: /\bcamping\b/i, words: ['camping'], ids: ['tent', 'campfire'] },
  { name: /\bsafari\b/i, words: ['safari'], ids: ['elephant', 'giraffe', 'acacia'] },
  { name: /\bzoo\b/i, words: ['zoo'], ids: ['elephant', 'giraffe', 'lion', 'fence'] },
  { name: /\bcircus\b/i, words: ['circus'], ids: ['tent', 'elephant', ['balloon-toy', 3]] },
  { name: /\bconcert\b/i, words: ['concert'], ids: ['musician', 'microphone', 'drum-kit', 'amplifier'] },
  { name: /\bfarm\b/i, words: ['farm'], ids: ['barn', 'cow', 'fence'] },
  { name: /\bplayground\b/i, words: ['playground'], ids: ['slide', 'swing', ['child', 2]] },
  { name: /\bclassroom\b/i, words: [], ids: ['blackboard', 'table', 'chair'] },
];

/** Subjects of the occasion that a prompt names, and the words that they draw; none where the prompt names what it wants to see. */
export function occasionOf(
  prompt: string,
  subjects: readonly ReadSubject[],
): { subjects: ReadSubject[]; drawn: ReadonlySet<string>; places: PlaceMeaning[] } {
  const isOpen = subjects.every(({ id }) => requireSubject(id).kind === 'furniture');
  const occasion = isOpen ? OCCASIONS.find(({ name }) => name.test(prompt)) : undefined;
  if (!occasion) return { subjects: [], drawn: new Set(), places: [] };
  return {
    places: occasion.place ? [occasion.place] : [],
    subjects: occasion.ids
      .filter((one) => subjects.every(({ id }) => id !== one))
      .map((one) => (typeof one === 'string' ? named(one, null) : named(one[0], one[1]))),
    drawn: new Set(occasion.words),
  };
}

/** Food of an occasion indoors is on its table. */
const named = (id: string, several: number | null): ReadSubject => ({
  ...plainSubject(id),
  several,
  relation: id === 'cake' ? { kind: 'on', to: 'table' } : null,
});
