import { person } from '../../rigs/person.ts';

/** A firefighter. */
export const firefighter = person(
  { id: 'firefighter', words: ['firefighter', 'fireman'] },
  { hat: 'cap', held: 'hose', coat: ['#d9a02f'], trousers: '#6a5a2a' },
);
