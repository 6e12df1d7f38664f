import { person } from '../../rigs/person.ts';

/** A prince. */
export const prince = person(
  { id: 'prince', words: ['prince'] },
  { hat: 'crown', cape: '#2f4f8a', coat: ['#4f6fb0'], held: 'sword' },
);
