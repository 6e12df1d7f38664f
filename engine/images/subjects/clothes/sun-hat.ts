import { hatSubject } from '../rigs/hat-subject.ts';

/** A sun hat with a ribbon. */
export const sunHat = hatSubject(
  { id: 'sun-hat', words: ['sun hat', 'sunhat', 'summer hat', 'floppy hat', 'beach hat'], width: 220 },
  { hat: 'sun', base: -88, high: 14.6 },
);
