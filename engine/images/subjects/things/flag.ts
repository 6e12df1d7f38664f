import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A flag on a pole. */
export const flag: Subject = {
  id: 'flag',
  words: ['flag', 'banner', 'pennant'],
  heightShare: 0.34,
  isLarge: true,
  width: 64,
  domain: 'ground',
  draw(brush, random, wish) {
    brush
      .rectangle([-20, -98, 2.6, 98], '#8b929b')
      .ellipse([-18.7, -99, 2.6, 2.6], '#e0b95a')
      .polygon(
        smooth('-17,-96 0,-92 14,-98 32,-93', 6).concat(smooth('32,-66 14,-71 0,-65 -17,-69', 6)),
        wish.colour ?? random.pick(['#c8413a', '#3a6fb5', '#4f8f57']),
      )
      .polygon(
        smooth('-17,-86 0,-82 14,-88 32,-83', 6).concat(smooth('32,-76 14,-81 0,-75 -17,-79', 6)),
        wish.colour ? shade(wish.colour, 0.3) : '#f4ecdc',
      );
  },
};
