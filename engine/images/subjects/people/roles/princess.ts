import { person } from '../../rigs/person.ts';

/** A princess. */
export const princess = person(
  { id: 'princess', words: ['princess'] },
  { hat: 'crown', skirt: 'dress', hair: 'long', coat: ['#e892b8', '#b9a5e0'] },
);
