import { person } from '../../rigs/person.ts';

/** A grandmother. */
export const grandmother = person(
  { id: 'grandmother', words: ['grandmother', 'old woman', 'grandma'] },
  { hair: 'short', skirt: 'dress', coat: ['#8a6a8a', '#7a8a9a'], held: 'basket' },
);
