import { hatSubject } from '../rigs/hat-subject.ts';

/** A peaked cap. */
export const cap = hatSubject(
  { id: 'cap', words: ['cap', 'baseball cap', 'flat cap', 'peaked cap'], width: 206 },
  { hat: 'cap', base: -89.6, high: 12.3, shift: -4 },
);
