import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bucket with a spade. */
export const bucket: Subject = {
  id: 'bucket',
  words: ['bucket', 'pail', 'bucket and spade', 'ice bucket'],
  heightShare: 0.2,
  width: 110,
  domain: 'ground',
  room: { way: 'open', y: 66, halfWidth: 38 },
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d8483c';
    brush
      .curve('-44,-66 -38,-94 0,-102 24,-94 30,-66', '#d6d2c8', 4)
      .polygon('-48,-66 34,-66 24,0 -38,0', colour)
      .rectangle([-44, -52, 74, 7], shade(colour, 0.3));
    if (wish.isFilled) return void brush.rounded([-51, -70, 88, 7], 3, shade(colour, 0.2));
    brush
      .ellipse([-7, -66, 41, 7], shade(colour, -0.35))
      .line('52,-20 44,-96', '#e0b04a', 6)
      .blob('42,-26 62,-28 66,-4 56,2 44,-4', '#3f7fae');
  },
};
