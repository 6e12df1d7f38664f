import { person } from '../../rigs/person.ts';

/** A farmer. */
export const farmer = person(
  { id: 'farmer', words: ['farmer', 'gardener', 'shepherd'] },
  { hat: 'straw', held: 'spade', coat: ['#5f7a9a', '#8a6a44'] },
);
