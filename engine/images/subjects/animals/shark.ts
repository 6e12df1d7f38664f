import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A shark. */
export const shark: Subject = {
  id: 'shark',
  words: ['shark', 'hammerhead'],
  heightShare: 0.17,
  width: 210,
  domain: 'sea',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#6f8496';
    brush
      .polygon('-86,-46 -112,-84 -96,-48 -110,-14 -82,-40', shade(colour, -0.12))
      .polygon(
        smooth('-88,-46 -40,-64 20,-72 76,-60 104,-46', 7).concat(smooth('104,-46 84,-34 40,-24 -20,-30 -88,-42', 7)),
        colour,
      )
      .polygon(smooth('98,-44 60,-40 0,-36 -50,-40', 5).concat(smooth('-50,-38 0,-26 50,-26 98,-44', 5)), '#e9eef0');
    brush
      .polygon('4,-68 -6,-104 34,-66', shade(colour, -0.1))
      .polygon('18,-34 -6,-4 34,-28', shade(colour, -0.2))
      .ellipse([74, -52, 2.6, 2.8], '#14141c');
    for (let gill = 0; gill < 4; gill++)
      brush.curve(
        [
          [42 + gill * 5, -56],
          [39 + gill * 5, -46],
          [42 + gill * 5, -38],
        ],
        shade(colour, -0.4),
        1.2,
      );
    brush.curve('98,-42 86,-38 76,-40', shade(colour, -0.5), 1.4);
  },
};
