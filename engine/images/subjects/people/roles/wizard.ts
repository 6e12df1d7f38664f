import { person } from '../../rigs/person.ts';

/** A wizard. */
export const wizard = person(
  { id: 'wizard', words: ['wizard', 'sorcerer', 'mage', 'merlin', 'magician'] },
  { hat: 'pointed', skirt: 'robe', held: 'staff', beard: '#ece8e0', coat: ['#4a3f8a', '#3f5f9a'], hair: 'long' },
);
