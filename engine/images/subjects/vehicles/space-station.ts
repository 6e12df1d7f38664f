import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A space station. */
export const spaceStation: Subject = {
  id: 'space-station',
  words: ['space station', 'satellite', 'space probe'],
  heightShare: 0.2,
  width: 220,
  domain: 'space',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#c9ced6';
    brush.line('-104,-50 104,-50', '#8b929b', 3);
    for (const x of [-100, -66, 42, 76]) {
      brush.rectangle([x, -84, 24, 68], wish.colour ? shade(wish.colour, -0.3) : '#2f4f8a');
      for (let row = 0; row < 5; row++)
        brush.line(
          [
            [x, -84 + row * 17],
            [x + 24, -84 + row * 17],
          ],
          wish.colour ? shade(wish.colour, 0.2) : '#8fb0e0',
          0.8,
        );
      brush.line(
        [
          [x + 12, -84],
          [x + 12, -16],
        ],
        wish.colour ? shade(wish.colour, 0.2) : '#8fb0e0',
        0.8,
      );
    }
    brush
      .rounded([-26, -68, 52, 36], 8, colour)
      .block([-8, -92, 16, 84], shade(colour, -0.06))
      .ellipse([0, -50, 9, 9], '#3d5a7c')
      .ellipse([30, -50, 8, 14], shade(colour, -0.2));
    brush.glow([0, -50, 26], '#9fd8ff', 0.4);
  },
};
