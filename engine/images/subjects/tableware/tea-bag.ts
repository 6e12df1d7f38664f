import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A tea bag with its label. */
export const teaBag: Subject = {
  id: 'tea-bag',
  words: ['tea bag', 'teabag', 'bag of tea'],
  heightShare: 0.14,
  width: 110,
  domain: 'table',
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#4f8f57';
    brush
      .curve('-6,-74 -2,-98 22,-96 34,-70', '#efe9dc', 2)
      .polygon('-42,-66 -20,-76 10,-76 28,-66 32,-2 -46,-2', wish.colour ? shade(colour, 0.5) : '#f1e8d4')
      .faded(0.8, () => brush.polygon('-38,-48 26,-48 29,-6 -42,-6', wish.colour ? shade(colour, -0.1) : '#a8763f'))
      .faded(0.5, () => brush.line('-7,-74 -7,-4', '#d9c8a0', 2))
      .polygon('24,-72 46,-72 46,-44 24,-44', colour)
      .rectangle([29, -64, 12, 3], shade(colour, 0.5))
      .rectangle([29, -57, 9, 3], shade(colour, 0.5));
  },
};
