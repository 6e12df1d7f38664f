import type { Subject } from '../subject.ts';

/** A ring to float on. */
export const inflatable: Subject = {
  id: 'inflatable',
  words: ['float', 'pool float', 'swim ring', 'inflatable', 'life buoy', 'lifebuoy', 'rubber ring'],
  heightShare: 0.1,
  width: 150,
  domain: 'water',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f08fa8';
    brush.ellipse([0, -36, 70, 36], colour).ellipse([0, -44, 34, 14], '#7fc4dc');
    for (const [x, y, turn] of [
      [-56, -40, 0.5],
      [56, -40, -0.5],
      [0, -12, 0],
    ] as const)
      brush.placed({ x, y, turn }, () => brush.polygon('-10,-14 10,-14 14,12 -14,12', '#fbf8f2'));
  },
};
