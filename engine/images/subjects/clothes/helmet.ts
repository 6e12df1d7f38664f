import { hatSubject } from '../rigs/hat-subject.ts';

/** A helmet against knocks. */
export const helmet = hatSubject(
  {
    id: 'helmet',
    words: ['helmet', 'hard hat', 'bike helmet', 'bicycle helmet', 'safety helmet', 'fire helmet', 'cycling helmet'],
    width: 176,
  },
  { hat: 'hard', base: -89.4, high: 13.6, shift: -2 },
);
