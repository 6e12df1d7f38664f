import { hatSubject } from '../rigs/hat-subject.ts';

/** A pointed hat. */
export const witchHat = hatSubject(
  {
    id: 'witch-hat',
    words: [
      'witch hat',
      'wizard hat',
      'pointed hat',
      'pointy hat',
      'magic hat',
      'witch’s hat',
      'wizard’s hat',
      'halloween hat',
    ],
    width: 92,
  },
  { hat: 'pointed', base: -90.2, high: 33.8 },
);
