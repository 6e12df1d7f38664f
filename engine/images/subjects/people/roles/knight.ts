import { person } from '../../rigs/person.ts';

/** A knight. */
export const knight = person(
  { id: 'knight', words: ['knight', 'warrior', 'crusader', 'soldier', 'guard'] },
  { hat: 'helmet', held: 'sword', coat: ['#9aa2ad'], trousers: '#7d858f', cape: '#8f2f3a', hair: 'none' },
);
