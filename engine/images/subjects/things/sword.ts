import type { Subject } from '../subject.ts';

/** A sword in a stone. */
export const sword: Subject = {
  id: 'sword',
  words: ['sword', 'excalibur'],
  heightShare: 0.26,
  width: 60,
  domain: 'ground',
  draw(brush, _random, wish) {
    brush
      .polygon('-4,-30 4,-30 3,-84 0,-84 -3,-84', '#cfd6dd')
      .polygon('0,-30 4,-30 3,-84 0,-84', '#9aa4ae')
      .rectangle([-15, -86, 30, 4], '#c9a04a')
      .rectangle([-2, -97, 4, 12], '#6a3f2c')
      .ellipse([0, -98, 3.4, 3.4], '#c9a04a')
      .blob('-30,0 -26,-22 -8,-34 12,-32 28,-18 30,0', wish.colour ?? '#7f8288')
      .blob('-30,0 -20,-12 0,-8 4,0', '#5f6268')
      .glow([0, -60, 30], '#e6f4ff', 0.35);
  },
};
