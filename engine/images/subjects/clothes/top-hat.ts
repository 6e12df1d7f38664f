import { hatSubject } from '../rigs/hat-subject.ts';

/** A top hat. */
export const topHat = hatSubject(
  { id: 'top-hat', words: ['top hat', 'magician hat', 'silk hat'], width: 112 },
  { hat: 'top', base: -90, high: 20.5 },
);
