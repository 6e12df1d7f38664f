import { person } from '../../rigs/person.ts';

/** A cowboy. */
export const cowboy = person(
  { id: 'cowboy', words: ['cowboy', 'cowgirl', 'sheriff'] },
  { hat: 'brim', coat: ['#a8623a', '#4f6f8a'], scarf: '#c9483c', trousers: '#4f6080' },
);
