import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A friendly monster. */
export const monster: Subject = {
  id: 'monster',
  words: ['monster', 'creature', 'beast', 'cute monster', 'demon', 'gremlin'],
  heightShare: 0.24,
  width: 90,
  domain: 'ground',
  head: [0, -64, 26],
  draw(brush, random, wish) {
    const colour = wish.colour ?? random.pick(['#7a5fc0', '#4fa08a', '#d0603f', '#4f86c8']);
    for (const side of [-1, 1])
      brush
        .polygon(
          [
            [side * 14, -88],
            [side * 26, -99],
            [side * 28, -78],
          ],
          '#f0e4c8',
        )
        .limb(
          [
            [side * 30, -48, 6],
            [side * 42, -32, 5],
            [side * 40, -16, 5],
          ],
          shade(colour, -0.14),
        )
        .ellipse([side * 14, -3, 12, 5], shade(colour, -0.24));
    brush
      .blob('-30,-6 -36,-48 -28,-82 0,-94 28,-82 36,-48 30,-6 0,0', colour)
      .ellipse([0, -26, 20, 20], shade(colour, 0.34));
    for (const [x, y] of [
      [-26, -40],
      [26, -52],
      [-22, -74],
      [22, -20],
    ] as const)
      brush.ellipse([x, y, 4, 4], shade(colour, -0.24));
    brush
      .ellipse([0, -68, 15, 15], '#fbf8f2')
      .ellipse([2, -67, 7, 7], '#2f7a5a')
      .ellipse([2, -67, 3.4, 3.4], '#17131a')
      .blob('-18,-46 0,-42 18,-46 10,-34 -10,-34', '#3a1f2a')
      .polygon('-10,-44 -4,-43 -7,-36', '#fbf8f2')
      .polygon('10,-44 4,-43 7,-36', '#fbf8f2');
  },
};
