import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A croissant on a plate. */
export const croissant: Subject = {
  id: 'croissant',
  words: ['croissant', 'pastry', 'cornetto'],
  heightShare: 0.15,
  width: 200,
  domain: 'table',
  draw(brush, _random, wish) {
    const crust = wish.colour ?? '#cf8f45';
    brush.ellipse([0, -9, 98, 12], '#eceae4').ellipse([0, -12, 80, 8], '#dfdcd3');
    for (const [x, y, width, height, turn] of [
      [-70, -28, 20, 13, 0.7],
      [70, -28, 20, 13, -0.7],
      [-48, -42, 25, 24, 0.42],
      [48, -42, 25, 24, -0.42],
      [-22, -52, 25, 34, 0.18],
      [22, -52, 25, 34, -0.18],
      [0, -55, 24, 39, 0],
    ] as const)
      brush
        .ellipse([x, y, width, height], shade(crust, -0.24), turn)
        .ellipse([x + brush.lightSide * 2, y - 3, width * 0.84, height * 0.9], crust, turn)
        .ellipse([x + brush.lightSide * 5, y - height * 0.4, width * 0.42, height * 0.34], shade(crust, 0.28), turn);
  },
};
