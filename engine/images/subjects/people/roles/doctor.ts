import { person } from '../../rigs/person.ts';

/** A doctor. */
export const doctor = person(
  { id: 'doctor', words: ['doctor', 'scientist', 'surgeon'] },
  { hair: 'short', skirt: 'robe', coat: ['#f2f2ee'], held: 'book' },
);
