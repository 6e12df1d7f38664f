import { person } from '../../rigs/person.ts';

/** A viking. */
export const viking = person(
  { id: 'viking', words: ['viking', 'barbarian'] },
  { hat: 'horns', held: 'spear', beard: '#c98a4a', coat: ['#7a5a40'], cape: '#5a4a44' },
);
