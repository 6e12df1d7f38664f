import { person } from '../../rigs/person.ts';

/** A santa claus. */
export const santaClaus = person(
  { id: 'santa-claus', words: ['santa claus', 'santa', 'father christmas'] },
  { hat: 'bobble', beard: '#f8f6f0', coat: ['#c8362f'], trousers: '#c8362f', pack: '#7a4832' },
);
