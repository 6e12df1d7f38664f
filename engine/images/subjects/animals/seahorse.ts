import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A seahorse. */
export const seahorse: Subject = {
  id: 'seahorse',
  words: ['seahorse', 'sea horse'],
  heightShare: 0.26,
  width: 54,
  domain: 'sea',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e6b04a';
    brush
      .limb('4,-84,9 -2,-68,9 4,-48,13 -4,-28,8 -6,-12,5 4,-4,3.6 10,-10,2.6 5,-15,1.6', colour)
      .limb('6,-88,9 20,-84,4 32,-80,3', colour)
      .polygon('-12,-60 -24,-52 -22,-38 -8,-42', shade(colour, 0.3));
    for (let plate = 0; plate < 7; plate++)
      brush.curve(
        [
          [-6, -66 + plate * 8],
          [4, -63 + plate * 8],
          [14 - plate, -65 + plate * 8],
        ],
        shade(colour, -0.26),
        1.2,
      );
    brush.polygon('-2,-94 2,-104 7,-96 12,-103 14,-93', shade(colour, -0.12)).ellipse([10, -88, 2.4, 2.6], '#17131a');
  },
};
