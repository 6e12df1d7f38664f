import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** Draws: dolphin. */
export const dolphin: Subject = {
  id: 'dolphin',
  words: ['dolphin'],
  heightShare: 0.15,
  width: 180,
  domain: 'sea',
  draw(brush, random, wish) {
    const colour = wish.colour || '#5f84a0';
    brush.polygon(smooth('-72,-22 -92,-10 -98,8 -82,-2 -70,10 -66,-10', 5), shade(colour, -0.12));
    brush.polygon(
      smooth('-74,-18 -40,-58 10,-78 54,-64 88,-40', 7).concat(smooth('88,-36 62,-36 20,-34 -30,-24 -70,-12', 7)),
      colour,
    );
    brush.polygon(smooth('-8,-74 -18,-98 22,-76', 6), shade(colour, -0.2));
    brush.polygon(smooth('80,-40 40,-38 0,-36 -30,-26 0,-30 50,-33 84,-37', 5), '#e6ecea');
    brush.polygon(smooth('20,-40 8,-14 -2,-10 6,-36', 5), shade(colour, -0.2));
    brush.ellipse([58, -51, 1.8, 1.8], '#10141c');
  },
};
