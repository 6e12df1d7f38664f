import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A golf ball on its tee. */
export const golfBall: Subject = {
  id: 'golf-ball',
  words: ['golf ball', 'golf ball on a tee', 'golf tee'],
  heightShare: 0.12,
  width: 80,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f4f4f0';
    brush.polygon('-14,-34 14,-34 3,-22 2,0 -2,0 -3,-22', '#d8574a').ellipse([0, -66, 34, 34], colour);
    brush.within(
      () => brush.context.arc(0, -66, 34, 0, 7),
      () => {
        for (let row = 0; row < 7; row++)
          for (let column = 0; column < 7; column++)
            brush.faded(0.5, () =>
              brush.ellipse([-34 + column * 11 + (row % 2) * 5.5, -96 + row * 10, 3.4, 3], shade(colour, -0.2)),
            );
        brush.faded(0.25, () => brush.ellipse([-brush.lightSide * 16, -52, 26, 30], '#241a38'));
      },
    );
  },
};
