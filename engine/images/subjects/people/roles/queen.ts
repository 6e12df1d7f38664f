import { person } from '../../rigs/person.ts';

/** A queen. */
export const queen = person(
  { id: 'queen', words: ['queen', 'empress'] },
  { hat: 'crown', skirt: 'robe', hair: 'long', coat: ['#6a3f8a', '#2f6f7d'], cape: '#4a2a5a' },
);
