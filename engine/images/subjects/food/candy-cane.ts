import type { Subject } from '../subject.ts';

/** A candy cane. */
export const candyCane: Subject = {
  id: 'candy-cane',
  words: ['candy cane', 'sugar cane'],
  heightShare: 0.22,
  width: 60,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d2322f';
    brush.curve('14,-2 12,-40 10,-74 -2,-94 -20,-88 -22,-70', '#f7f2ec', 13);
    for (const [x, y, turn] of [
      [14, -10, 0],
      [13, -28, 0],
      [12, -46, 0],
      [11, -64, -0.1],
      [6, -82, -0.7],
      [-8, -93, -1.5],
      [-20, -82, 0.4],
    ] as const)
      brush.placed({ x, y, turn }, () => brush.polygon('-6.6,3 6.6,-4 6.6,3 -6.6,9', colour));
    brush.faded(0.6, () => brush.line('11,-6 8,-70', '#ffffff', 2));
  },
};
