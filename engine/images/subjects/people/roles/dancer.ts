import { person } from '../../rigs/person.ts';

/** A dancer. */
export const dancer = person(
  { id: 'dancer', words: ['dancer', 'ballerina'] },
  { hair: 'long', skirt: 'skirt', coat: ['#e892ab', '#d9503f'], usualPose: 'dancing' },
);
