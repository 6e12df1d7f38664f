import { person } from '../../rigs/person.ts';

/** A musician. */
export const musician = person(
  { id: 'musician', words: ['musician', 'violinist', 'busker'] },
  { hat: 'top', held: 'violin', coat: ['#2f3346', '#6a3040'] },
);
