import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Draws: duck, mallard. */
export const duck: Subject = {
  id: 'duck',
  words: ['duck', 'mallard', 'drake'],
  heightShare: 0.08,
  width: 120,
  domain: 'water',
  head: [30, -66, 15],
  standsInWater: true,
  draw(brush, random, wish) {
    const colour = wish.colour || '#8a6a4e';
    brush.polygon(
      smooth('-50,-46 -34,-10 0,2 30,-2 38,-24 20,-38', 7).concat(smooth('20,-38 -10,-46 -50,-46', 5)),
      colour,
    );
    brush.ellipse([30, -64, 15, 15], '#2f6f56');
    brush.rectangle([18, -48, 22, 5], '#f3eee2');
    brush.polygon('42,-68 60,-60 42,-56', '#e5a23c');
    brush.ellipse([34, -68, 2, 2], '#11100f');
    brush.ellipse([-8, -26, 22, 10], shade(colour, -0.25));
  },
};
