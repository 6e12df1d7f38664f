import { person } from '../../rigs/person.ts';

/** A superhero. */
export const superhero = person(
  { id: 'superhero', words: ['superhero', 'super hero', 'heroine', 'hero'] },
  {
    hair: 'short',
    coat: ['#2f5fb0', '#b8323a', '#2b2d36'],
    trousers: '#2a3560',
    cape: '#c8323f',
    usualPose: 'standing',
  },
);
