import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A jug. */
export const pitcher: Subject = {
  id: 'pitcher',
  words: ['pitcher', 'jug', 'carafe', 'milk jug', 'pitcher of lemonade', 'jug of milk', 'jug of water', 'water jug'],
  heightShare: 0.32,
  width: 90,
  domain: 'table',
  room: { way: 'open', y: 90, halfWidth: 20 },
  topShare: 1.5,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e9e4d6';
    brush
      .curve('26,-78 50,-72 48,-34 24,-24', shade(colour, -0.2), 8)
      .polygon(smooth('-24,-92 -22,-70 -34,-40 -30,-10 -20,-1 20,-1 30,-10 34,-40 22,-70 24,-92', 6), colour)
      .polygon(smooth('-24,-94 -38,-98 -30,-84 -22,-80 -22,-92', 4), shade(colour, 0.06));
    brush
      .faded(0.35, () =>
        brush.placed({ mirrored: brush.lightSide < 0 }, () =>
          brush.polygon(
            smooth('-22,-88 -21,-68 -33,-40 -29,-10 -20,-2 -8,-2 -20,-20 -22,-44 -12,-68 -14,-90', 5),
            shade(colour, -0.5),
          ),
        ),
      )
      .faded(0.6, () => brush.ellipse([brush.lightSide * 17, -40, 3.4, 16], shade(colour, 0.6)))
      .ellipse([0, -92, 24, 5], shade(colour, 0.3))
      .ellipse([0, -91, 19, 3.4], shade(colour, -0.4));
  },
};
