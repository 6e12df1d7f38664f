import { person } from '../../rigs/person.ts';

/** A archer. */
export const archer = person(
  { id: 'archer', words: ['archer', 'hunter', 'robin hood'] },
  { hat: 'hood', held: 'bow', coat: ['#4f7a4c'], trousers: '#5a4a34' },
);
