import { person } from '../../rigs/person.ts';

/** A grandfather. */
export const grandfather = person(
  { id: 'grandfather', words: ['grandfather', 'old man', 'elder', 'grandpa'] },
  { hair: 'none', beard: '#e8e4dc', coat: ['#6a5a4a', '#5f6a5a'], held: 'staff' },
);
