import { person } from '../../rigs/person.ts';

/** A skier. */
export const skier = person(
  { id: 'skier', words: ['skier', 'snowboarder'] },
  { hat: 'bobble', held: 'staff', scarf: '#e0a23c', coat: ['#3f7fb0', '#c9483c'], usualPose: 'running' },
);
