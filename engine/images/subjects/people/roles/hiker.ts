import { person } from '../../rigs/person.ts';

/** A hiker. */
export const hiker = person(
  {
    id: 'hiker',
    words: ['hiker', 'explorer', 'mountaineer', 'climber', 'backpacker', 'tourist', 'adventurer', 'ranger'],
  },
  { hat: 'brim', pack: '#7a4832', held: 'staff', coat: ['#d0603a', '#3f7f6a'], usualPose: 'walking' },
);
