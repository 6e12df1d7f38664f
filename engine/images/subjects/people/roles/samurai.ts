import { person } from '../../rigs/person.ts';

/** A samurai. */
export const samurai = person(
  { id: 'samurai', words: ['samurai', 'ninja'] },
  { hat: 'hood', held: 'sword', coat: ['#3a2f44', '#7a2f34'], trousers: '#2a2430' },
);
