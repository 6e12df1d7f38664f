import { shade } from '../../drawing/colour.ts';
import { smooth } from '../../drawing/spline.ts';
import type { Subject } from '../subject.ts';

/** A statue on its plinth. */
export const statue: Subject = {
  id: 'statue',
  words: ['statue', 'monument', 'sculpture'],
  heightShare: 0.36,
  width: 50,
  domain: 'ground',
  draw(brush, _random, wish) {
    const stone = wish.colour ?? '#a8b0a8';
    brush
      .block([-20, -30, 40, 31], shade(stone, -0.1), 0.35)
      .rectangle([-23, -34, 46, 5], stone)
      .rectangle([-23, -3, 46, 4], shade(stone, -0.2));
    brush
      .limb('-3,-36,4 -4,-54,5', shade(stone, -0.1))
      .limb('5,-36,4 4,-54,5', stone)
      .limb('0,-54,8 0,-72,8', stone)
      .limb('-7,-74,3.4 -14,-62,3 -8,-54,2.6', shade(stone, -0.16))
      .limb('7,-74,3.4 18,-84,3 20,-98,2.4', stone)
      .ellipse([0, -84, 6, 7], stone)
      .polygon(smooth('-8,-74 -14,-50 -8,-38 6,-40 8,-60', 6), shade(stone, -0.08));
  },
};
