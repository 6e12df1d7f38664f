import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A pair of curtains. */
export const curtain: Subject = {
  id: 'curtain',
  words: ['curtain', 'curtains', 'drapes', 'stage curtain'],
  heightShare: 0.6,
  width: 110,
  domain: 'wall',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b8404a';
    brush.rounded([-54, -99, 108, 5], 2, '#8a6a48');
    for (const side of [-1, 1]) {
      brush.polygon(
        [
          [side * 52, -95],
          [side * 8, -95],
          [side * 22, -40],
          [side * 30, 0],
          [side * 52, 0],
        ],
        colour,
      );
      for (const share of [0.25, 0.5, 0.75])
        brush.curve(
          [
            [side * (52 - share * 40), -94],
            [side * (52 - share * 28), -40],
            [side * (52 - share * 22), -1],
          ],
          shade(colour, -0.3),
          1.6,
        );
    }
  },
};
