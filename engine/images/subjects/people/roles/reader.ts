import { person } from '../../rigs/person.ts';

/** A reader. */
export const reader = person(
  { id: 'reader', words: ['reader', 'scholar', 'teacher', 'professor', 'librarian'] },
  { hair: 'short', held: 'book', coat: ['#6a5a7a', '#5f7a6a'], usualPose: 'reading' },
);
