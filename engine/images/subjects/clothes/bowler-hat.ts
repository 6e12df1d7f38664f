import { hatSubject } from '../rigs/hat-subject.ts';

/** A bowler hat. */
export const bowlerHat = hatSubject(
  { id: 'bowler-hat', words: ['bowler hat', 'bowler', 'derby hat', 'bowler hats'], width: 192 },
  { hat: 'bowler', base: -89.4, high: 13.6 },
);
