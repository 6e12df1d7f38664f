import type { Subject } from '../subject.ts';

/** A swimming pool. */
export const swimmingPool: Subject = {
  id: 'swimming-pool',
  words: ['swimming pool', 'backyard pool', 'paddling pool', 'hot tub', 'jacuzzi'],
  heightShare: 0.14,
  width: 300,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4fb6dc';
    brush.polygon('-112,-80 112,-80 148,0 -148,0', '#e8e2d4').polygon('-100,-70 100,-70 130,-8 -130,-8', colour);
    for (const [x, y] of [
      [-60, -56],
      [20, -48],
      [64, -60],
      [-30, -30],
      [50, -24],
      [-84, -20],
    ] as const)
      brush.faded(0.6, () =>
        brush.curve(
          [
            [x - 16, y],
            [x - 6, y - 4],
            [x + 4, y],
            [x + 14, y - 4],
          ],
          '#ffffff',
          2,
        ),
      );
    brush.line('88,-92 88,-60', '#b9c1c8', 4).line('104,-92 106,-56', '#b9c1c8', 4);
  },
};
