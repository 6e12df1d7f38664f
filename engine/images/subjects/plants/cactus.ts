import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: cactus, saguaro, cacti. */
export const cactus: Subject = {
  id: 'cactus',
  words: ['cactus', 'saguaro', 'cacti'],
  heightShare: 0.26,
  width: 62,
  domain: 'ground',
  isLong: true,
  draw(brush, random, wish) {
    const colour = wish.colour || '#4f8560';
    brush.limb('0,2,8.5 0,-60,9 0,-91,7', shade(colour, -0.08));
    brush.limb('0,-38,5 -20,-40,5.4 -23,-64,4.8', shade(colour, -0.08));
    brush.limb('0,-30,5 19,-33,5.2 22,-54,4.6', shade(colour, -0.14));
    const side = brush.lightSide;
    brush.limb(
      [
        [side * 3, 1, 3],
        [side * 3, -60, 3.4],
        [side * 2.6, -88, 2.4],
      ],
      shade(colour, 0.16),
    );
    for (let i = 0; i < 3; i++)
      brush.line(
        [
          [-5 + i * 5, -4],
          [-5 + i * 5, -86],
        ],
        shade(colour, -0.28),
        0.6,
      );
    brush.ellipse([0, -97, 3.4, 2.6], '#e86f7f');
    brush.ellipse([-23, -69, 2.6, 2], '#e86f7f');
  },
};
