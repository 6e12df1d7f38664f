import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A coat hanger. */
export const coatHanger: Subject = {
  id: 'coat-hanger',
  words: ['hanger', 'coat hanger', 'clothes hanger'],
  heightShare: 0.16,
  width: 150,
  domain: 'wall',
  isIndoors: true,
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#b07a44';
    brush
      .curve('0,-62 2,-76 14,-82 10,-97 -6,-96', '#8f99a4', 4)
      .polygon(smooth('0,-66 40,-40 74,-18 70,-8 30,-28 0,-46 -30,-28 -70,-8 -74,-18 -40,-40', 5), colour)
      .faded(0.5, () => brush.curve('-60,-20 -30,-38 0,-56 30,-38 60,-20', shade(colour, 0.4), 2));
  },
};
