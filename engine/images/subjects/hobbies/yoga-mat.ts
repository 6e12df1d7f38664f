import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A yoga mat, rolled up at one end. */
export const yogaMat: Subject = {
  id: 'yoga-mat',
  words: ['yoga mat', 'exercise mat', 'gym mat', 'sleeping mat'],
  heightShare: 0.14,
  width: 300,
  domain: 'ground',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#8a6ab0';
    brush
      .polygon('-150,-6 -110,-50 140,-50 110,-6', colour)
      .polygon('-150,-6 110,-6 112,0 -150,0', shade(colour, -0.3))
      .faded(0.5, () =>
        brush.line('-126,-18 118,-18', shade(colour, 0.4), 3).line('-112,-38 130,-38', shade(colour, 0.4), 3),
      )
      .polygon('96,-10 132,-56 160,-56 128,-2', shade(colour, -0.14))
      .ellipse([118, -22, 25, 24], shade(colour, 0.1))
      .ring([118, -22, 17], shade(colour, -0.3), 3)
      .ring([118, -22, 9], shade(colour, -0.3), 3);
  },
};
