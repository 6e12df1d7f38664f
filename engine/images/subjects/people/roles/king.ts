import { person } from '../../rigs/person.ts';

/** A king. */
export const king = person(
  { id: 'king', words: ['king', 'emperor', 'ruler'] },
  { hat: 'crown', skirt: 'robe', coat: ['#8f2f3a', '#5a3f7a'], beard: '#b9a080', cape: '#6a2430' },
);
