import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A peacock with its fan. */
export const peacock: Subject = {
  id: 'peacock',
  words: ['peacock', 'peafowl'],
  heightShare: 0.3,
  width: 150,
  domain: 'ground',
  draw(brush, _random, wish) {
    for (let ring = 0; ring < 3; ring++) {
      for (let feather = 0; feather < 15; feather++) {
        const angle = Math.PI + (feather + 0.5) * (Math.PI / 15);
        const reach = 88 - ring * 20;
        const [x, y] = [Math.cos(angle) * reach * 0.8, -14 + Math.sin(angle) * reach];
        brush
          .line(
            [
              [0, -20],
              [x, y],
            ],
            wish.colour ? shade(wish.colour, -0.25) : '#4f8a5a',
            1.6,
          )
          .ellipse([x, y, 5.4, 7.4], wish.colour ?? '#3f9a7a', angle + 1.57)
          .ellipse([x, y, 3.2, 4.6], '#e0b23c')
          .ellipse([x, y, 1.8, 2.6], '#2f4fa0');
      }
    }
    const colour = wish.colour ?? '#2f5fb0';
    brush
      .blob('-12,-2 -16,-30 0,-44 16,-30 12,-2', colour)
      .limb('0,-36,8 4,-58,5 6,-70,5', colour)
      .ellipse([7, -72, 6, 6], colour)
      .polygon('12,-74 20,-71 12,-69', '#d9c9a0')
      .ellipse([9, -73, 1.1, 1.2], '#ffffff');
    for (const x of [3, 7, 11])
      brush
        .line(
          [
            [6, -76],
            [x, -86],
          ],
          '#2f5fb0',
          0.8,
        )
        .ellipse([x, -87, 1.2, 1.2], '#3f9a7a');
  },
};
