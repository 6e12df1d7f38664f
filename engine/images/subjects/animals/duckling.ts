import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A duckling. */
export const duckling: Subject = {
  id: 'duckling',
  words: ['duckling', 'chick', 'baby chick', 'easter chick'],
  heightShare: 0.07,
  width: 100,
  domain: 'ground',
  standsInWater: true,
  head: [20, -70, 24],
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#f2cd54';
    brush
      .line('-6,-16 -8,0', '#e5892f', 4)
      .line('10,-16 12,0', '#e5892f', 4)
      .ellipse([-6, -1, 9, 3], '#e5892f')
      .ellipse([15, -1, 9, 3], '#e5892f')
      .blob('-46,-46 -34,-20 -8,-9 24,-13 38,-34 22,-52 -6,-50 -34,-42', colour)
      .ellipse([20, -70, 25, 24], colour)
      .polygon('42,-74 60,-68 42,-62', '#e5892f')
      .ellipse([28, -75, 3.4, 4], '#1a151c')
      .ellipse([29, -76.4, 1.2, 1.2], '#ffffff')
      .blob('-26,-38 -8,-44 10,-34 -6,-22 -22,-26', shade(colour, -0.14))
      .curve('16,-93 20,-99 24,-94', colour, 3);
  },
};
