import { hatSubject } from '../rigs/hat-subject.ts';

/** A pirate’s hat. */
export const pirateHat = hatSubject(
  { id: 'pirate-hat', words: ['pirate hat', 'pirate’s hat', 'tricorn', 'captain’s hat'], width: 236 },
  { hat: 'pirate', base: -92, high: 12 },
);
