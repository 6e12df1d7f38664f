import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A long wooden staff with a knotted head. */
export const staff: Subject = {
  id: 'staff',
  words: [
    'staff',
    'wooden staff',
    'wizard staff',
    'magic staff',
    'walking stick',
    'walking cane',
    'cane',
    'stick',
    'hiking stick',
    'scepter',
    'sceptre',
  ],
  heightShare: 0.34,
  width: 20,
  domain: 'table',
  isLong: true,
  draw(brush, _random, wish) {
    const wood = wish.colour ?? '#7a5236';
    brush
      .limb('0,0,2 0.6,-40,2.4 -0.4,-78,2.6', wood)
      .curve('-0.4,-78 -7,-88 0,-98 7,-92 4,-84', wood, 4)
      .line('1.4,-10 1.6,-70', shade(wood, 0.24), 0.8)
      .ellipse([0, -89, 3.2, 3.2], '#8fd8e0')
      .glow([0, -89, 18], '#8fe8f0', 0.4);
  },
};
