import { hatSubject } from '../rigs/hat-subject.ts';

/** A beret. */
export const beret = hatSubject(
  { id: 'beret', words: ['beret', 'french beret'], width: 196 },
  { hat: 'beret', base: -90.6, high: 10.4, shift: 1 },
);
