import { hatSubject } from '../rigs/hat-subject.ts';

/** The hat of Santa Claus. */
export const santaHat = hatSubject(
  { id: 'santa-hat', words: ['santa hat', 'christmas hat', 'santa’s hat', 'santa claus hat', 'elf hat'], width: 160 },
  { hat: 'santa', base: -89.8, high: 17.2, shift: -3 },
);
