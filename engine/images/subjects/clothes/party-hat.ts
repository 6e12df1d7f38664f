import { hatSubject } from '../rigs/hat-subject.ts';

/** A party hat. */
export const partyHat = hatSubject(
  { id: 'party-hat', words: ['party hat', 'birthday hat', 'paper hat', 'cone hat'], width: 64 },
  { hat: 'party', base: -93, high: 20.6 },
);
