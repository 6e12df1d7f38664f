import { person } from '../../rigs/person.ts';

/** A girl. */
export const girl = person(
  { id: 'girl', words: ['girl', 'daughter'], heightShare: 0.17 },
  { hair: 'long', skirt: 'dress', coat: ['#e07a8a', '#e0b23c', '#6fa0c8'] },
);
