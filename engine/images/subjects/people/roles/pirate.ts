import { person } from '../../rigs/person.ts';

/** A pirate. */
export const pirate = person(
  { id: 'pirate', words: ['pirate', 'buccaneer'] },
  { hat: 'pirate', held: 'sword', coat: ['#6a2f34', '#2f3f5a'], beard: '#3a2a2a' },
);
