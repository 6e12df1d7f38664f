import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A monkey. */
export const monkey: Subject = {
  id: 'monkey',
  words: ['monkey', 'chimpanzee', 'ape', 'gorilla', 'orangutan', 'baboon'],
  heightShare: 0.2,
  width: 90,
  domain: 'ground',
  head: [6, -75, 18],
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#7a5236';
    const skin = '#e0b890';
    brush
      .curve('-16,-14 -44,-6 -46,-38 -34,-48 -30,-38', shade(colour, -0.16), 5)
      .limb('-10,-26,10 -18,-6,7', shade(colour, -0.2))
      .limb('12,-26,10 18,-6,7', shade(colour, -0.06))
      .ellipse([-20, -3, 10, 4], skin)
      .ellipse([22, -3, 10, 4], skin);
    brush
      .limb('0,-20,17 2,-48,15', colour)
      .ellipse([4, -30, 11, 14], shade(colour, 0.34))
      .limb('-10,-50,6 -24,-34,5 -14,-16,4', shade(colour, -0.16))
      .limb('14,-50,6 30,-38,5 34,-58,4', shade(colour, -0.04))
      .ellipse([34, -60, 5, 5], skin);
    brush
      .ellipse([-14, -76, 8, 8], colour)
      .ellipse([-14, -76, 4.6, 4.6], skin)
      .ellipse([4, -76, 19, 18], colour)
      .ellipse([9, -72, 13, 12], skin)
      .ellipse([5, -79, 6, 5], skin)
      .ellipse([13, -79, 6, 5], skin);
    for (const x of [5, 13]) brush.ellipse([x, -78, 2, 2.2], '#17131a');
    brush.curve('4,-66 10,-63 16,-67', '#8a4a3c', 1.2);
  },
};
