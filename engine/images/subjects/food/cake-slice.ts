import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A slice of cake with layers and a cherry. */
export const cakeSlice: Subject = {
  id: 'cake-slice',
  words: [
    'slice of cake',
    'cake slice',
    'piece of cake',
    'slice of birthday cake',
    'slice of cheesecake',
    'slice of chocolate cake',
  ],
  heightShare: 0.16,
  width: 128,
  domain: 'table',
  draw(brush, _random, wish) {
    const icing = wish.colour ?? '#f2b8c6';
    brush
      .polygon('-60,-54 52,-74 62,-66 62,-14 -60,0', '#e6c08a')
      .polygon('-60,-36 62,-48 62,-38 -60,-24', shade(icing, 0.3))
      .polygon('-60,-62 54,-82 62,-70 62,-58 -60,-48', icing)
      .polygon('-60,-62 20,-90 54,-82 62,-70', shade(icing, 0.24))
      .limb('-38,-50,5 -38,-40,4', icing)
      .limb('4,-56,5 4,-42,4', icing)
      .limb('40,-62,5 40,-50,4', icing)
      .ellipse([26, -92, 9, 9], '#c8323f')
      .curve('26,-100 30,-108 38,-110', '#4f7d46', 1.8)
      .faded(0.7, () => brush.ellipse([23, -95, 2.4, 2.4], '#ffffff'));
  },
};
