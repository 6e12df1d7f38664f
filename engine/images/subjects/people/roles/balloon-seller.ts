import { person } from '../../rigs/person.ts';

/** A balloon seller. */
export const balloonSeller = person(
  { id: 'balloon-seller', words: ['balloon seller', 'clown', 'jester'] },
  { hat: 'pointed', held: 'balloons', coat: ['#d9503f', '#efc74a'] },
);
