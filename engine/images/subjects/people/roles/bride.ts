import { person } from '../../rigs/person.ts';

/** A bride. */
export const bride = person(
  { id: 'bride', words: ['bride'] },
  { hat: 'wreath', skirt: 'robe', hair: 'long', held: 'flower', coat: ['#f8f5ee'] },
);
