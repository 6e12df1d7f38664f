import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A microscope. */
export const microscope: Subject = {
  id: 'microscope',
  words: ['microscope'],
  heightShare: 0.28,
  width: 90,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e3e6e4';
    brush
      .rounded([-36, -10, 74, 10], 4, '#33363e')
      .limb('22,-10,7 34,-34,6 26,-62,6 12,-72,6', colour)
      .rounded([-32, -32, 52, 6], 2, '#4a4f58')
      .placed({ x: 2, y: -60, turn: -0.35 }, () =>
        brush
          .rounded([-8, -38, 16, 40], 3, colour)
          .rounded([-6, -50, 12, 16], 3, '#33363e')
          .rectangle([-5, 0, 10, 12], '#c3cad2')
          .rectangle([-3, 10, 6, 8], '#8f99a4')
          .faded(0.5, () => brush.rectangle([-5, -36, 3, 36], shade(colour, 0.6))),
      )
      .ellipse([32, -30, 7, 7], '#c3cad2')
      .ellipse([32, -30, 3, 3], '#4a4f58')
      .ellipse([-6, -18, 9, 5], '#dfe5ea');
  },
};
