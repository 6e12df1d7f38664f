import { person } from '../../rigs/person.ts';

/** A man. */
export const man = person(
  {
    id: 'man',
    words: [
      'man',
      'men',
      'guy',
      'gentleman',
      'father',
      'husband',
      'businessman',
      'dad',
      'boss',
      'actor',
      'male singer',
    ],
  },
  { hair: 'short' },
);
