import { hatSubject } from '../rigs/hat-subject.ts';

/** A straw hat. */
export const strawHat = hatSubject(
  { id: 'straw-hat', words: ['straw hat', 'boater', 'gardening hat', 'farmer hat'], width: 206 },
  { hat: 'straw', base: -88.8, high: 14.6 },
);
