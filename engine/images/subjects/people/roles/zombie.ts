import { person } from '../../rigs/person.ts';

/** A zombie. */
export const zombie = person(
  { id: 'zombie', words: ['zombie', 'undead'] },
  { hair: 'short', coat: ['#6a6450', '#5a5f6a'], skin: ['#8fae7a', '#9ab58a'], usualPose: 'pointing' },
);
