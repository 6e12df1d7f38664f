import { hatSubject } from '../rigs/hat-subject.ts';

/** A woolly hat. */
export const woollyHat = hatSubject(
  {
    id: 'woolly-hat',
    words: [
      'woolly hat',
      'woolen hat',
      'woollen hat',
      'wool hat',
      'knitted hat',
      'beanie',
      'winter hat',
      'bobble hat',
      'knit cap',
      'warm hat',
      'knit hat',
    ],
    width: 106,
  },
  { hat: 'bobble', base: -89.8, high: 16.8 },
);
