import { shade } from '../../drawing/colour.ts';
import type { Subject } from '../subject.ts';

/** A koala in a fork. */
export const koala: Subject = {
  id: 'koala',
  words: ['koala'],
  heightShare: 0.2,
  width: 80,
  domain: 'ground',
  head: [0, -71, 20],
  draw(brush, _random, wish) {
    const colour = wish.colour ?? '#9a9aa2';
    brush
      .limb('22,2,7 20,-50,6 26,-100,5', '#7a5a42')
      .limb('0,-16,18 0,-44,16', colour)
      .limb('6,-40,7 22,-44,6', shade(colour, -0.1))
      .limb('6,-16,8 22,-14,7', shade(colour, -0.1))
      .ellipse([2, -28, 11, 15], '#e0dcd6');
    for (const x of [-22, 22]) brush.ellipse([x, -80, 12, 12], colour).ellipse([x, -79, 7, 7], '#d9b8b4');
    brush.ellipse([0, -70, 21, 19], shade(colour, 0.06)).ellipse([0, -66, 6, 9], '#26232c');
    for (const x of [-9, 9]) brush.ellipse([x, -73, 2.2, 2.4], '#17131a');
  },
};
