import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** Draws: airship, zeppelin, blimp. */
export const airship: Subject = {
  id: 'airship',
  words: ['airship', 'zeppelin', 'blimp'],
  heightShare: 0.13,
  width: 270,
  domain: 'air',
  draw(brush, random, wish) {
    const colour = wish.colour || '#c98d4a';
    brush.ellipse([0, -60, 130, 38], colour);
    brush.ellipse([0, -50, 126, 28], shade(colour, -0.18));
    brush.ellipse([10, -72, 100, 18], shade(colour, 0.16));
    for (const s of [-70, -20, 30, 80])
      brush.curve(
        [
          [s, -96],
          [s + 5, -60],
          [s, -24],
        ],
        shade(colour, -0.3),
        1,
      );
    brush.polygon('-110,-76 -140,-104 -140,-60', shade(colour, -0.2));
    brush.polygon('-110,-46 -140,-18 -140,-58', shade(colour, -0.3));
    brush.rectangle([-24, -18, 56, 14], '#5a4238');
    for (let i = 0; i < 5; i++) brush.window([-18 + i * 10, -14, 6, 6], 3);
  },
};
