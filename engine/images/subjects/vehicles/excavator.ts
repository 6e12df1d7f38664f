import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** An excavator. */
export const excavator: Subject = {
  id: 'excavator',
  words: ['excavator', 'digger', 'construction vehicle'],
  heightShare: 0.3,
  width: 150,
  domain: 'ground',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#efb52f';
    brush.rounded([-62, -18, 84, 18], 9, '#2f323c');
    for (const x of [-52, -32, -10, 12]) brush.ellipse([x, -9, 6, 6], '#8b929c');
    brush
      .rounded([-58, -46, 70, 28], 4, colour)
      .polygon('-16,-46 -12,-82 16,-82 22,-46', shade(colour, 0.1))
      .polygon('-10,-50 -7,-76 12,-76 16,-50', '#a8ccdc')
      .limb('16,-42,5 40,-92,5', colour)
      .limb('40,-92,5 64,-52,4', shade(colour, -0.12))
      .polygon('54,-54 74,-54 72,-28 56,-30 48,-42', '#4a4e58');
  },
};
