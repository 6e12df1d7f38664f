import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A door in its frame. */
export const door: Subject = {
  id: 'door',
  words: ['door', 'front door', 'doorway', 'wooden door'],
  heightShare: 0.62,
  width: 62,
  domain: 'wall',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#3f6b57';
    brush.rectangle([-31, -100, 62, 100], '#e8e2d6').rectangle([-25, -95, 50, 95], colour);
    for (const [x, y, height] of [
      [-19, -89, 36],
      [3, -89, 36],
      [-19, -46, 38],
      [3, -46, 38],
    ] as const)
      brush
        .rectangle([x, y, 16, height], shade(colour, -0.22))
        .rectangle([x + 2, y + 2, 14, height - 2], shade(colour, 0.12));
    brush.ellipse([20, -46, 3.4, 3.4], '#e6c35a').rectangle([-31, -3, 62, 3], '#8d8478');
  },
};
