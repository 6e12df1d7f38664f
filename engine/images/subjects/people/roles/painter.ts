import { person } from '../../rigs/person.ts';

/** A painter. */
export const painter = person(
  { id: 'painter', words: ['painter', 'artist'] },
  { hat: 'beret', held: 'brush', apron: '#d9cbb0', coat: ['#4f6f8a'] },
);
