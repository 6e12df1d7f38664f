import { person } from '../../rigs/person.ts';

/** Somebody in a long coat with a lantern. */
export const wanderer = person(
  { id: 'wanderer', words: ['detective', 'spy', 'wanderer', 'traveller', 'traveler', 'stranger'], heightShare: 0.24 },
  { hat: 'brim', skirt: 'robe', coat: ['#7a6a58', '#4a4a54'], held: 'lantern' },
);
