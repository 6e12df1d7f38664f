import { person } from '../../rigs/person.ts';

/** A chef. */
export const chef = person(
  { id: 'chef', words: ['chef', 'cook', 'baker'] },
  { hat: 'chef', held: 'pan', apron: '#f4f1ea', coat: ['#e8e4dc'] },
);
