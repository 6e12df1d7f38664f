import { person } from '../../rigs/person.ts';

/** A runner. */
export const runner = person(
  { id: 'runner', words: ['runner', 'jogger', 'athlete', 'football player', 'soccer player'] },
  { hair: 'short', coat: ['#d9503f', '#2f8d9f', '#e0a23c'], trousers: '#2f3346', usualPose: 'running' },
);
