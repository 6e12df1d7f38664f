import { person } from '../../rigs/person.ts';

/** A fisherman. */
export const fisherman = person(
  { id: 'fisherman', words: ['fisherman', 'fishermen', 'angler'] },
  { hat: 'bobble', held: 'rod', coat: ['#e0b23c', '#3f6f8a'], usualPose: 'fishing' },
);
