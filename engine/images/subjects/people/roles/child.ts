import { person } from '../../rigs/person.ts';

/** A child. */
export const child = person(
  {
    id: 'child',
    words: [
      'child',
      'children',
      'boy',
      'kid',
      'son',
      'schoolboy',
      'pupil',
      'grandson',
      'toddler',
      'student',
      'schoolchild',
    ],
    heightShare: 0.17,
  },
  { hair: 'short', coat: ['#e0a23c', '#d0603a', '#4f97a8'], usualPose: 'waving' },
);
