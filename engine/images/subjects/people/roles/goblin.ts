import { person } from '../../rigs/person.ts';

/** A goblin. */
export const goblin = person(
  { id: 'goblin', words: ['goblin', 'orc', 'troll', 'ogre'] },
  { hair: 'none', coat: ['#7a5a3c', '#5a4a3a'], skin: ['#7fa35a', '#6f8f4a'] },
);
