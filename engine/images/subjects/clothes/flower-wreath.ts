import { hatSubject } from '../rigs/hat-subject.ts';

/** A wreath of flowers for the head. */
export const flowerWreath = hatSubject(
  {
    id: 'flower-wreath',
    words: ['flower wreath', 'flower crown', 'wreath', 'crown of flowers', 'daisy chain'],
    width: 200,
  },
  { hat: 'wreath', base: -92, high: 9 },
);
