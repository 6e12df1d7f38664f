import { person } from '../../rigs/person.ts';

/** A surfer. */
export const surfer = person(
  { id: 'surfer', words: ['surfer'] },
  { hair: 'long', held: 'board', coat: ['#2f8d9f', '#e07a4a'], trousers: '#2f6f8a' },
);
