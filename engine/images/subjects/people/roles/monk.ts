import { person } from '../../rigs/person.ts';

/** A monk. */
export const monk = person(
  { id: 'monk', words: ['monk', 'priest', 'pilgrim'] },
  { hat: 'hood', skirt: 'robe', coat: ['#8a5a34', '#5a4a40'], hair: 'none', held: 'lantern' },
);
