import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A motorcycle. */
export const motorcycle: Subject = {
  id: 'motorcycle',
  words: ['motorcycle', 'motorbike', 'scooter', 'moped', 'vespa'],
  heightShare: 0.15,
  width: 170,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b8382f';
    for (const x of [-52, 52]) brush.ring([x, -30, 25], '#24222a', 9).ellipse([x, -30, 7, 7], '#9aa0a8');
    brush
      .line('52,-30 32,-84', '#8b929b', 5)
      .line('30,-86 16,-92', '#2a2830', 5)
      .line('-52,-30 -8,-36 18,-34', '#6a6f78', 6);
    brush
      .blob('-16,-58 8,-74 32,-68 34,-54 8,-48', colour)
      .polygon(smooth('-62,-64 -36,-72 -12,-62 -16,-54 -44,-56', 5), '#2a2830');
    brush
      .blob('-70,-54 -52,-64 -30,-58 -14,-54 -12,-44 -38,-46 -56,-52', colour)
      .curve('30,-58 40,-64 56,-63 70,-54', colour, 6);
    brush.ellipse([2, -36, 17, 14], '#5a5f68').line('-6,-28 -66,-22', '#b9bec5', 5).ellipse([38, -74, 7, 8], '#fff0c0');
  },
};
