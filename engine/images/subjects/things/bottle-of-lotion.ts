import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A bottle of lotion with a pump. */
export const bottleOfLotion: Subject = {
  id: 'bottle-of-lotion',
  words: [
    'skincare bottle',
    'cosmetic bottle',
    'lotion',
    'lotion bottle',
    'shampoo',
    'shampoo bottle',
    'serum bottle',
    'soap dispenser',
    'cosmetics',
    'cream bottle',
    'dropper bottle',
    'moisturizer',
  ],
  heightShare: 0.26,
  width: 46,
  domain: 'table',

  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#e7dccb';
    brush
      .rounded([-21, -66, 42, 66], 8, colour)
      .rounded([-9, -74, 18, 10], 2, '#efeae2')
      .rectangle([-2.6, -88, 5.2, 15], '#d8d2c6')
      .rounded([-9, -95, 22, 8], 3, '#efeae2')
      .polygon('12,-92 24,-88 23,-85 12,-88', '#e2dccf')
      .rounded([-14, -48, 28, 30], 2, shade(colour, 0.5))
      .line('-8,-38 8,-38', shade(colour, -0.4), 1.6)
      .line('-8,-31 8,-31', shade(colour, -0.3), 1)
      .faded(0.4, () => brush.rounded([13, -62, 6, 58], 3, shade(colour, -0.4)));
  },
};
