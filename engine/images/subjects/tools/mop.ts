import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A mop. */
export const mop: Subject = {
  id: 'mop',
  words: ['mop'],
  heightShare: 0.3,
  width: 40,
  domain: 'ground',
  isLong: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#d8dde2';
    brush.line('0,-99 0,-24', '#b98a54', 3).rounded([-12, -28, 24, 7], 3, '#4f97d8');
    for (let strand = -4; strand <= 4; strand++)
      brush.curve(
        [
          [strand * 2.4, -22],
          [strand * 4, -12],
          [strand * 4.6, 0],
        ],
        shade(colour, strand % 2 ? -0.14 : 0),
        4,
      );
  },
};
