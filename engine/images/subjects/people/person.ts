import { person } from '../rigs/person.ts';

/** Somebody. */
export const somebody = person(
  {
    id: 'person',
    words: [
      'person',
      'people',
      'figure',
      'someone',
      'somebody',
      'human',
      'villager',
      'worker',
      'pedestrian',
      'friend',
      'keeper',
      'employee',
      'customer',
      'colleague',
      'visitor',
      'speaker',
      'creator',
      'influencer',
      'podcaster',
      'streamer',
      'gamer',
      'player',
    ],
  },
  { hair: 'short' },
);
